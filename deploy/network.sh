# Part of serve.sh: where nginx listens, and how it finds the backend.

# A machine without IPv6 has no such file; nginx would not start there.
if_inet6=/proc/net/if_inet6

LISTENERS=
for at in $LISTEN; do
  LISTENERS="$LISTENERS listen $at;"
  case $at in
    *:*) ;;
    *) if [ -f $if_inet6 ]; then LISTENERS="$LISTENERS listen [::]:$at;"; fi ;;
  esac
done

PROXIES=
for network in $TRUSTED_PROXIES; do PROXIES="$PROXIES set_real_ip_from $network;"; done

API_HOST=${API_ORIGIN#*://}
case $API_HOST in
  \[*) name=${API_HOST%%]*}] ;;
  *) name=${API_HOST%%:*} ;;
esac
port=${API_HOST#"$name"}
scheme=${API_ORIGIN%%://*}

BACKEND_GROUP=
if getent -s files hosts "$name" > /dev/null 2>&1; then
  # nginx reads /etc/hosts at its start and at a reload, and never through its resolver.
  case $scheme in https) default_port=:443 ;; *) default_port=:80 ;; esac
  BACKEND_GROUP="upstream backend { server $name${port:-$default_port}; }"
  BACKEND=$scheme://backend
else
  if grep -Eqs '^(search|domain)[[:space:]]' /etc/resolv.conf; then
    # nginx asks for a name as it stands; a short one may need a search domain.
    full=$(timeout 2 getent ahosts "$name" | sed -n '1s/.* //p') || full=
    case $full in "$name".*) name=$full ;; esac
  fi
  BACKEND=$scheme://$name$port
fi

if [ -z "${RESOLVER:-}" ]; then
  RESOLVER=
  while read -r key address _ || [ -n "$key" ]; do
    case $key$address in
      nameserver*%*) ;;
      nameserver*:*) RESOLVER="$RESOLVER [$address]" ;;
      nameserver*) RESOLVER="$RESOLVER $address" ;;
    esac
  done < /etc/resolv.conf || true
  RESOLVER=${RESOLVER:-127.0.0.1}
fi
case $RESOLVER in *valid=*) ;; *) RESOLVER="$RESOLVER valid=30s" ;; esac
case $RESOLVER in
  *ipv6=*) ;;
  # Without an address that reaches beyond this machine, half of the calls would go to one that cannot be reached.
  *) if ! grep -Eqs '^[0-9a-f]+ [0-9a-f]+ [0-9a-f]+ 00 ' $if_inet6; then RESOLVER="$RESOLVER ipv6=off"; fi ;;
esac
