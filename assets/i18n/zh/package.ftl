package-summary = 一至四人玩的牌戏
package-comment = 黑桃王，一至四人，可对电脑，也可互相对战
