#!/usr/bin/env bash
# Makes an authority and a certificate for each node of the cluster: make-certificates.sh FOLDER [NODE…]
# What is there stays; without the authority's key no certificate can be added.
set -euo pipefail

folder=${1:?name the folder for the certificates}
shift
nodes=("$@")
if [[ ${#nodes[@]} -eq 0 ]]; then nodes=(node1 node2 node3); fi

umask 077
mkdir -p "$folder/authority"
# Servers and Prometheus get the authority's certificate alone, never its key.
if [[ ! -e "$folder/authority/ca.crt" ]]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=stacktrail cluster authority' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign,cRLSign' \
    -keyout "$folder/ca.key" -out "$folder/authority/ca.crt" 2>/dev/null
fi

for node in "${nodes[@]}"; do
  if [[ -e "$folder/$node/node.crt" ]]; then continue; fi
  mkdir -p "$folder/$node"
  # The nodes know each other by this one common name.
  openssl req -new -newkey rsa:3072 -nodes -subj '/CN=eventstoredb-node' \
    -keyout "$folder/$node/node.key" -out "$folder/$node/node.csr" 2>/dev/null
  openssl x509 -req -in "$folder/$node/node.csr" -days 825 -CAcreateserial -CAserial "$folder/ca.srl" \
    -CA "$folder/authority/ca.crt" -CAkey "$folder/ca.key" -out "$folder/$node/node.crt" 2>/dev/null \
    -extfile <(
      echo "subjectAltName=DNS:$node,DNS:localhost,IP:127.0.0.1"
      echo 'extendedKeyUsage=serverAuth,clientAuth'
      echo 'keyUsage=critical,digitalSignature,keyEncipherment'
    )
  rm "$folder/$node/node.csr"
done

# The containers run as users of their own and are given these folders; on this machine nobody else enters the one around
# them.
chmod -R a+rX "$folder/authority" "${nodes[@]/#/$folder/}"
