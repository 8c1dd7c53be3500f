/** The language of the browser, or `en` for a name that is no BCP 47 tag, such as `en-US@posix`. */
export function usableLanguage(name: string): string {
  try {
    return Intl.getCanonicalLocales(name)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

// The charts format numbers in the language that the browser names, and fail at any other name.
if (typeof navigator !== 'undefined') {
  const language = usableLanguage(navigator.language);
  if (language !== navigator.language) {
    Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  }
}
