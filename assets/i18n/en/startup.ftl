### What keeps the game from starting, on a terminal or in a dialogue of the system.

startup-no-assets = { -game } can’t find its pictures and sounds. Unpack the whole download, and keep the folder “assets” beside the program.
startup-no-display = No display found. Start { -game } from a desktop session, or set DISPLAY or WAYLAND_DISPLAY.
# $name (Text?): name of the display, where displays have one
startup-display-unreachable =
    { KIND($name) ->
        [none] { -game } can’t open a window here. Start it from a desktop session.
       *[other] The display { $name } can’t be reached. Start { -game } from a desktop session, or set DISPLAY or WAYLAND_DISPLAY to one that answers.
    }
# $linux (Flag): `true` if the system installs drivers from packages
startup-no-graphics =
    { $linux ->
        [yes] No usable graphics driver found. Install the Vulkan or OpenGL driver for your graphics card (on Debian and Ubuntu, mesa-vulkan-drivers has most of them).
       *[no] No usable graphics driver found. Install the latest driver for your graphics card.
    }
# $place (Text): path of the crash report
startup-crashed = { -game } has crashed. Your matches are saved. Report: { $place }
