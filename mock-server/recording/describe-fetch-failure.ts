const CERTIFICATE = 'a un certificat que cette machine refuse';
/** Certificates are never accepted blindly: how to trust one's own is said instead. */
const OWN_CA = 'pour une autorité à vous, NODE_EXTRA_CA_CERTS nomme son fichier';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'n’est pas joignable : rien n’écoute à cette adresse.',
  ENOTFOUND: 'n’est pas joignable : ce nom n’existe pas ici.',
  EAI_AGAIN: 'n’est pas joignable : son nom ne se résout pas, le réseau est-il là ?',
  ECONNRESET: 'a coupé la connexion.',
  EPIPE: 'a coupé la connexion.',
  UND_ERR_SOCKET: 'a coupé la connexion.',
  EHOSTUNREACH: 'n’est pas joignable d’ici.',
  ENETUNREACH: 'n’est pas joignable d’ici.',
  ETIMEDOUT: 'ne répond pas.',
  UND_ERR_CONNECT_TIMEOUT: 'ne répond pas.',
  EPROTO: 'ne parle pas TLS à cette adresse : est-ce http ?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'ne parle pas TLS à cette adresse : est-ce http ?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'ne parle pas TLS à cette adresse : est-ce http ?',
  CERT_HAS_EXPIRED: `${CERTIFICATE} : il a expiré.`,
  ERR_TLS_CERT_ALTNAME_INVALID: `${CERTIFICATE} : il est d’un autre nom.`,
};

/** Why `fetch` failed, to be read after the name of the backend. */
export function describeFetchFailure(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) return 'n’a pas donné de réponse lisible.';
  const isCertificate = /CERT|SIGNATURE|ISSUER/.test(code);
  return reasons[code] ?? (isCertificate ? `${CERTIFICATE} (${code}) : ${OWN_CA}.` : `n’est pas joignable (${code}).`);
}

/** Of the error or of what caused it; several addresses of a name give several causes. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
