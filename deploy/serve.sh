#!/bin/sh
# Starts nginx in the foreground with deploy/nginx.conf and the environment:
#   API_ORIGIN  where /api goes: scheme, host and port, without a path (required)
#   LISTEN      port, or address:port (8080)
#   WEB_ROOT    the folder of the build (/srv/missio)
#   ACCESS_LOG  where requests are written, without query strings (/dev/stdout)
#   RUN_DIR     a folder to write to: temporary files and the finished configuration (a fresh one)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
LISTEN=${LISTEN:-8080}
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
WEB_ROOT=${WEB_ROOT:-/srv/missio}

# A path in API_ORIGIN would replace /api in every address, a quote or a semicolon would end the directive.
if ! printf '%s' "${API_ORIGIN:-}" | grep -Eqx 'https?://[][A-Za-z0-9._:-]+'; then
  echo "API_ORIGIN must be an origin such as https://api.example.org, without a path; it is « ${API_ORIGIN:-} »." >&2
  exit 1
fi
if [ ! -f "$WEB_ROOT/.server/csp.conf" ]; then
  echo "$WEB_ROOT holds no finished build: run npm run build." >&2
  exit 1
fi

# nginx takes a relative path from its own folder, not from here.
WEB_ROOT=$(cd "$WEB_ROOT" && pwd)

if [ -z "${RUN_DIR:-}" ]; then
  RUN_DIR=$(mktemp -d)
  # Started by root, nginx has workers of another user, who write there as well.
  chmod 755 "$RUN_DIR"
fi
mkdir -p "$RUN_DIR"
RUN_DIR=$(cd "$RUN_DIR" && pwd)
export API_ORIGIN LISTEN WEB_ROOT ACCESS_LOG
# Only these names: nginx has variables of its own.
envsubst '${API_ORIGIN} ${LISTEN} ${WEB_ROOT} ${ACCESS_LOG}' < "$here/nginx.conf" > "$RUN_DIR/nginx.conf"
exec nginx -e stderr -p "$RUN_DIR/" -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
