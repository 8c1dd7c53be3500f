/** The program of a thread of rollouts: a file beside this one when the package is built. */
export function rolloutThreadFile(): URL {
  return new URL('./rolloutThread.js', import.meta.url);
}
