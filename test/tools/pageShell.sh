# Lets the shell blocks of a page run as a reader would run them, in one terminal. Read by
# test/shellBlocks.test.ts, which sets CLI (the command line under test).

set -eu -o pipefail
URL=
TOKEN=
DRONE=
servers=
trap 'kill $servers 2>/dev/null || true' EXIT

# Each block is read in the clone, by somebody who may have skipped those above.
begin() {
  cd ~/clone
  unset ASTRARIUM_STORE
  if [ -d data/moved ]; then
    stop_servers
    mv data/moved/* data && rmdir data/moved
    serve
  fi
  echo "# $1"
}

# Ctrl-C in the terminals of the servers; each has to end with 0.
stop_servers() {
  local server
  for server in $servers; do
    kill -TERM "$server"
    wait "$server"
  done
  servers=
}

# A server goes on in another terminal; it replaces the one before, unless it follows that one.
serve() {
  case " $* " in *' --follow '*) ;; *) stop_servers ;; esac
  local arguments=() argument server
  for argument in "$@"; do
    case $argument in 8080 | 9100) argument=0 ;; esac
    arguments+=("$argument")
  done
  rm -f greeting # that of the server before: the shell makes the new one later
  node "$CLI" serve --port 0 "${arguments[@]}" >greeting 2>server.log &
  server=$!
  servers="$server $servers"
  until grep -qs '^Astrarium at' greeting; do
    kill -0 "$server" || { cat greeting server.log >&2; return 1; }
    sleep 0.1
  done
  URL=$(sed -n 's/^Astrarium at //p' greeting)
  remember "$(cat greeting)"
}

# Keeps the token and the mining drone that an output shows.
remember() {
  case $1 in *astrarium_*) TOKEN=$(grep -oE 'astrarium_[A-Za-z0-9_-]+' <<<"$1" | tail -n 1) ;; esac
  local drone='"device_code":"([0-9a-f]{8})","device_type":"mining_drone"'
  if [[ $1 =~ $drone ]]; then DRONE=${BASH_REMATCH[1]}; fi
}

# A page of a log is served until Ctrl-C.
show_replay() {
  case " $* " in *' --open '*) ;; *) node "$CLI" "$@" && return ;; esac
  : >shown
  node "$CLI" "$@" >shown &
  local pid=$!
  until grep -q 'http://' shown; do kill -0 "$pid" && sleep 0.1; done
  kill -TERM "$pid"
  wait "$pid"
}

npx() {
  [ "$1" = astrarium ]
  shift
  case $1 in
  serve) shift && serve "$@" ;;
  # The pages say that the server is stopped before.
  export | stdio) stop_servers && node "$CLI" "$@" </dev/null ;;
  replay) show_replay "$@" ;;
  # The exit code 1 says that the logs differ.
  bisect) node "$CLI" "$@" || [ $? = 1 ] ;;
  *) local out && out=$(node "$CLI" "$@" </dev/null) && printf '%s\n' "$out" && remember "$out" ;;
  esac
}

# The build is there already; test/packages tries the installation of packed packages. The demo is two
# hours instead of a week.
npm() {
  case $* in
  start) serve ;;
  'run demo') node "$CLI" demo --ticks 7200 ;;
  ci | 'run build' | pack\ * | init\ * | pkg\ * | install\ *) ;;
  *) return 1 ;;
  esac
}

curl() {
  local out code=0
  case " $* " in
  # A stream has no end: a reader presses Ctrl-C.
  *' -N '*) command curl -sS --fail-with-body -m 1 "$@" || code=$? && [ "$code" = 28 ] ;;
  *) out=$(command curl -sS --fail-with-body "$@") && printf '%s\n' "$out" && remember "$out" ;;
  esac
}
