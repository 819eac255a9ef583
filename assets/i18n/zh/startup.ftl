startup-no-assets = { -game }找不到图片和声音。请把下载的内容全部解压，并把文件夹“assets”留在程序旁边。
startup-no-display = 找不到显示器。请在桌面环境里启动{ -game }，或设置DISPLAY或WAYLAND_DISPLAY。
startup-display-unreachable =
    { KIND($name) ->
        [none] { -game }在这里打不开窗口。请在桌面环境里启动。
       *[other] 连不上显示器{ $name }。请在桌面环境里启动{ -game }，或把DISPLAY或WAYLAND_DISPLAY设为可用的显示器。
    }
startup-no-graphics =
    { $linux ->
        [yes] 找不到可用的显卡驱动。请为显卡安装Vulkan或OpenGL驱动（Debian和Ubuntu上，mesa-vulkan-drivers包含了大多数）。
       *[no] 找不到可用的显卡驱动。请安装显卡的最新驱动。
    }
startup-crashed = { -game }崩溃了。对局已保存。报告：{ $place }
