import { vi } from 'vitest';

// What modules of pages read of a browser when they are loaded. A test says what `fetch` answers.
const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', { getItem: () => 'astrarium_test' });
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
});
vi.stubGlobal('location', new URL('http://game.test/'));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('fetch', vi.fn());
