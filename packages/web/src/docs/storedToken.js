/**
 * Where pages of a server keep the token of the signed-in account: in the storage of the tab, and
 * in that of the browser where somebody chose that. Pages of one origin share it.
 */
const STORED_TOKEN = 'astrarium.token';

/** The token of the signed-in account; empty without one. */
export function storedToken() {
  return sessionStorage.getItem(STORED_TOKEN) ?? localStorage.getItem(STORED_TOKEN) ?? '';
}

/**
 * Keeps a token in this tab, and in this browser where somebody wants that.
 *
 * @param {string} token
 * @param {boolean} isKept
 */
export function storeToken(token, isKept = false) {
  sessionStorage.setItem(STORED_TOKEN, token);
  if (isKept) localStorage.setItem(STORED_TOKEN, token);
}

/** Forgets the token, in this tab and in this browser. */
export function forgetToken() {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(STORED_TOKEN);
}
