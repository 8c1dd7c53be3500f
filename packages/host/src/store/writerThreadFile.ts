/** The program of a writer thread: a file beside this one when the package is built. */
export function writerThreadFile(): URL {
  return new URL('./writerThread.js', import.meta.url);
}
