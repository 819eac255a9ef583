#!/bin/sh
# Installs a .deb in a bare Debian made for it, plays a match there as an ordinary user, removes the package, and prints what the game
# printed. Needs no rights of its own: mmdebstrap takes a namespace where the caller isn't root, and throws the system away afterwards.
# check.sh PACKAGE ARGUMENTS...
set -eu

# Runs in mmdebstrap's hook, on the system's root folder.
inside() {
    root=$1
    shift
    chroot "$root" apt-get install -y -q --no-install-recommends /tmp/spades.deb >&2
    chroot "$root" install -d -o games -g games /tmp/home
    # The X server is outside. Its abstract socket is in reach; only the folder of its other socket isn't.
    play() {
        chroot --userspec=games:games "$root" \
            env -i HOME=/tmp/home DISPLAY="$DISPLAY" PATH=/usr/games:/usr/bin:/bin spades "$@"
    }
    play --version >&2
    play "$@" >"$SPADES_CHECK_OUT"
    chroot "$root" apt-get purge -y -q spades >&2
    left=$(find "$root/usr" "$root/etc" "$root/var" -iname '*spades*' ! -path '*/apt/*' | head)
    if [ -n "$left" ]; then
        echo "the removed package left: $left" >&2
        exit 1
    fi
}

if [ "$1" = --inside ]; then
    shift
    inside "$@"
    exit
fi

package=$1
shift
SPADES_CHECK_OUT=$(mktemp)
trap 'rm -f "$SPADES_CHECK_OUT"' EXIT
# In a namespace root is another user than the caller.
chmod 666 "$SPADES_CHECK_OUT"
export SPADES_CHECK_OUT
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
# The display has no access control, because the players inside have no cookie; it listens to this machine alone.
xvfb-run -a -s "-screen 0 1280x720x24 -ac -nolisten tcp" \
    mmdebstrap --quiet --variant=minbase --format=null \
    --customize-hook="upload $package /tmp/spades.deb" \
    --customize-hook="sh $0 --inside \"\$1\" $*" \
    "$suite" /dev/null >&2
cat "$SPADES_CHECK_OUT"
