#!/bin/sh
# `npm start` and `npm run shop`: installs and builds what is stale, and becomes the server then. A launcher that
# waited beside it would keep its memory for as long as the server runs.
name=$1
shift
case " $* " in *' --help '* | *' -h '*) exec node scripts/bootstrap.mjs "$name" "$@" ;; esac

# A server that started all the same would leave out what was asked for.
if [ $# -gt 0 ]; then
  echo "waystone: $* is not a known argument: settings are variables, or lines of .env (see .env.example)" >&2
  exit 1
fi

ready=dist/.ready-$name
node=node_modules/node/bin/node
program=dist/program/start.js
[ "$name" = start ] || program=dist/program/start-$name.js

# Whether nothing has changed since the last preparation, by the times of files and folders: hashing them all takes a
# tenth of a start. A copy keeps the times that a file was written (mtime), but never those of its arrival (ctime).
is_ready() {
  [ -x "$node" ] && [ -f "$ready" ] && [ -f "$program" ] || return 1
  [ "$name" = shop ] || { [ -d dist/client ] && [ -d dist/server ] && [ -d dist/media ]; } || return 1
  # What find cannot do here counts as a change.
  [ -z "$(find package-lock.json vite.config.ts catalog client process schema scripts server shop \
    node_modules/.waystone-installed -cnewer "$ready" -print 2>&1 | head -n 1)" ]
}

if [ -e .env ] && ! { [ -f .env ] && [ -r .env ]; }; then
  echo 'waystone: .env cannot be read; it must be a file that this user can read' >&2
  exit 1
fi

is_ready || node scripts/bootstrap.mjs prepare "$name" || exit

# npm ends without passing a signal on; the server stops when npm is gone.
[ -z "$npm_execpath" ] || export STARTED_BY="$PPID"
# As shop/start.ts has them, which says why; the storefront makes more objects, and has more room
# for them: with 4 MB for young ones a page that nobody has asked for takes a sixth more processor time.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
set -- --min-semi-space-size=8 --max-semi-space-size=8 --max-old-space-size=2000 --heap-growing-percent=70 \
  --initial-old-space-size=48 "$program"
[ ! -f .env ] || set -- --env-file=.env "$@"
exec "$node" "$@"
