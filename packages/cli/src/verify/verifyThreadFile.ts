/** The program of a thread that verifies: a file beside this one when the package is built. */
export function verifyThreadFile(): URL {
  return new URL('./verifyThread.js', import.meta.url);
}
