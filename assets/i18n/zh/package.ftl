package-summary = 一至四人的纸牌游戏
package-comment = 黑桃王，一至四人玩，可以打电脑，也可以互相较量
