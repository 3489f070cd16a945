#!/bin/sh
# Starts nginx in the foreground with deploy/nginx.conf and the environment:
#   API_ORIGIN        where /api goes: scheme, host and port, without a path (required)
#   LISTEN            ports, or address:port, with spaces between (8080, by IPv4 and IPv6)
#   WEB_ROOT          the folder of the build (/srv/missio)
#   ACME_ROOT         the folder that holds .well-known/ (WEB_ROOT)
#   ACCESS_LOG        where requests are written, without query strings (/dev/stdout)
#   RUN_DIR           a folder to write to: temporary files and the finished configuration (a fresh one)
#   RESOLVER          nameservers for API_ORIGIN, with nginx's parameters (those of /etc/resolv.conf, asked each 30 s)
#   TRUSTED_PROXIES   networks whose X-Forwarded-For names the visitor (this machine and private networks)
#   SIGN_IN_RATE      logins, registrations and resets that a visitor may send, or « off » (30r/m)
#   SIGN_IN_BURST     how many of them at once (20)
#   READY_PATH        what /readyz asks the backend for (/api/location)
#   SECURITY_CONTACT  the address in security.txt, https: or mailto: (the site's page « Contact »)
set -euf

# A closed stream's number would go to the next file that is opened.
exec < /dev/null
(: 3>&1) 2> /dev/null || exec > /dev/null
(: 3>&2) 2> /dev/null || exec 2> /dev/null

here=$(cd "$(dirname "$0")" && pwd)
LISTEN=${LISTEN:-8080}
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
WEB_ROOT=${WEB_ROOT:-/srv/missio}
TRUSTED_PROXIES=${TRUSTED_PROXIES-127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 fc00::/7}
SIGN_IN_RATE=${SIGN_IN_RATE:-30r/m}
SIGN_IN_BURST=${SIGN_IN_BURST:-20}
READY_PATH=${READY_PATH:-/api/location}
# nginx puts the host of the request in.
SECURITY_CONTACT=${SECURITY_CONTACT:-'https://$host/contact'}

# check NAME PATTERN EXPLANATION: a quote or a semicolon in a value would end nginx's directive.
check() {
  eval "value=\${$1:-}"
  # Any line that does not fit: a value of two lines would pass by one of them.
  if printf '%s\n' "$value" | grep -Evqx "$2"; then
    echo "$1 must be $3; it is « $value »." >&2
    exit 1
  fi
}
check API_ORIGIN 'https?://[][A-Za-z0-9._:-]+' 'an origin such as https://api.example.org, without a path'
check LISTEN '[][A-Za-z0-9.: -]+' 'a port, or address:port'
check RESOLVER '[][A-Za-z0-9.:= -]*' 'addresses of nameservers'
check TRUSTED_PROXIES '[0-9a-f.:/ ]*' 'networks such as 10.0.0.0/8'
check SIGN_IN_RATE '[1-9][0-9]{0,5}r/[sm]|off' 'a rate such as 30r/m, or off'
check SIGN_IN_BURST '[1-9][0-9]{0,5}' 'a number'
check READY_PATH '/[A-Za-z0-9/._~-]*' 'a path of the backend'
check SECURITY_CONTACT '(https://|mailto:)[]$A-Za-z0-9._~:/?#@!&()*+,=%[-]+' 'an address that begins with https:// or mailto:'
if [ ! -f "$WEB_ROOT/.server/csp.conf" ]; then
  echo "$WEB_ROOT holds no finished build: run npm run build." >&2
  exit 1
fi

# nginx takes a relative path from its own folder, not from here.
WEB_ROOT=$(cd "$WEB_ROOT" && pwd)
ACME_ROOT=$(cd "${ACME_ROOT:-$WEB_ROOT}" && pwd)

if [ -z "${RUN_DIR:-}" ]; then
  RUN_DIR=$(mktemp -d)
  # Started by root, nginx has workers of another user, who write there as well.
  chmod 755 "$RUN_DIR"
fi
mkdir -p "$RUN_DIR"
RUN_DIR=$(cd "$RUN_DIR" && pwd)

. "$here/network.sh"

# A socket, or a stream that another user opened, can be written to but not opened by its name.
if [ "$ACCESS_LOG" = /dev/stdout ] && ! (: >> /dev/stdout) 2> /dev/null; then
  ACCESS_LOG=$RUN_DIR/access.log
  rm -f "$ACCESS_LOG"
  mkfifo "$ACCESS_LOG"
  # Until nginx has ended, also when its own reader is gone: at a reload nginx would wait for a reader for ever.
  (trap '' HUP INT TERM PIPE; cat || exec cat > /dev/null) < "$ACCESS_LOG" &
  # nginx inherits this end: without it the reader would outlive a start that fails.
  exec 3> "$ACCESS_LOG"
fi

SIGN_IN_WAIT=1
case $SIGN_IN_RATE in
  off) SIGN_IN_RATE=100000r/s SIGN_IN_BURST=100000 ;;
  *r/m) SIGN_IN_WAIT=$((59 / ${SIGN_IN_RATE%r/m} + 1)) ;;
esac
SECURITY_EXPIRES=$(date -u -d '+330 days' +%Y-%m-%dT00:00:00Z)

# Only these names: nginx has variables of its own.
names='WEB_ROOT ACME_ROOT ACCESS_LOG API_ORIGIN API_HOST BACKEND BACKEND_GROUP RESOLVER LISTENERS PROXIES'
names="$names SIGN_IN_RATE SIGN_IN_BURST SIGN_IN_WAIT READY_PATH SECURITY_CONTACT SECURITY_EXPIRES"
export $names
envsubst "$(printf '${%s} ' $names)" < "$here/nginx.conf" > "$RUN_DIR/nginx.conf"
exec nginx -e stderr -p "$RUN_DIR/" -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
