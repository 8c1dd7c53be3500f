import { expect, test } from 'vitest';
import { UsageError } from '../terminal/usageError.js';
import { environment, waysInOf } from './environment.js';

test('the defaults are this machine and no mail server', () => {
  const defaults = { publicUrl: undefined, smtpUrl: undefined, from: 'astrarium@localhost' };
  expect(environment({})).toEqual(defaults);
  const empty = { ASTRARIUM_URL: '', ASTRARIUM_SMTP_URL: '', ASTRARIUM_MAIL_FROM: '' };
  expect(environment(empty)).toEqual(defaults);
});

test.each([
  ['ASTRARIUM_URL', 'publicUrl', 'https://play.example.org//', 'https://play.example.org'],
  ['ASTRARIUM_URL', 'publicUrl', 'http://10.0.0.1:81', 'http://10.0.0.1:81'],
  ['ASTRARIUM_URL', 'publicUrl', 'HTTPS://Play.example.org:443', 'https://play.example.org'],
  ['ASTRARIUM_SMTP_URL', 'smtpUrl', 'smtp://localhost:2525', 'smtp://localhost:2525'],
  ['ASTRARIUM_SMTP_URL', 'smtpUrl', 'smtps://a:b@m.example.org', 'smtps://a:b@m.example.org'],
  ['ASTRARIUM_MAIL_FROM', 'from', 'game@example.org', 'game@example.org'],
  ['ASTRARIUM_MAIL_FROM', 'from', 'The Game <game@example.org>', 'The Game <game@example.org>'],
])('%s accepts %s', (variable, name, text, read) => {
  expect(environment({ [variable]: text })).toHaveProperty(name, read);
});

test.each([
  ['ASTRARIUM_URL', 'nonsense'],
  ['ASTRARIUM_URL', 'play.example.org:8080'],
  ['ASTRARIUM_URL', 'ftp://play.example.org'],
  ['ASTRARIUM_URL', 'https://play.example.org/?a=1'],
  ['ASTRARIUM_URL', 'https://play.example.org/#a'],
  ['ASTRARIUM_URL', 'https://ada:secret@play.example.org'],
  ['ASTRARIUM_URL', 'https://play.example.org/\n'],
  ['ASTRARIUM_SMTP_URL', 'nonsense'],
  ['ASTRARIUM_SMTP_URL', 'smtp:'],
  ['ASTRARIUM_SMTP_URL', 'localhost:2525'],
  ['ASTRARIUM_SMTP_URL', 'https://user:secret@mail.example.org'],
  ['ASTRARIUM_MAIL_FROM', 'nonsense'],
  ['ASTRARIUM_MAIL_FROM', 'game@'],
  ['ASTRARIUM_MAIL_FROM', 'The Game game@example.org'],
  ['ASTRARIUM_MAIL_FROM', 'Game\nBcc: <eve@example.org>'],
])('rejects %s=%j with the name of the variable and its rule', (variable, text) => {
  const wanted = new RegExp(`^${variable} must be .*, such as `);
  const read = () => environment({ [variable]: text });
  expect(read).toThrow(UsageError);
  expect(read).toThrow(wanted);
  expect(read).not.toThrow('secret');
});

test.each(['/galaxy', '/galaxy/', '//galaxy', '/%20'])(
  'a public address has no path %s',
  (path) => {
    const given = `https://play.example.org${path}`;
    const read = () => environment({ ASTRARIUM_URL: given });
    expect(read).toThrow(UsageError);
    expect(read).toThrow(
      `ASTRARIUM_URL has the path ${path}, but a server has the whole of its host. Give it a ` +
        `host name of its own, such as https://play.example.org, in place of ${given}`,
    );
  },
);

test.each([
  ['127.0.0.1', undefined, undefined, 'guest mail token'],
  ['127.0.0.1', 'https://play.example.org', undefined, 'token'],
  ['0.0.0.0', undefined, undefined, 'token'],
  ['0.0.0.0', undefined, true, 'guest token'],
  ['127.0.0.1', undefined, false, 'mail token'],
])('at %s with the address %s and guests %s, the ways in are %s', (host, url, guests, ways) => {
  const settings = { publicUrl: url, smtpUrl: undefined };
  const given = { host, ...(guests !== undefined && { guests }) };
  expect(waysInOf(settings, given).join(' ')).toBe(ways);
  const mailed = waysInOf({ ...settings, smtpUrl: 'smtp://mail.example.org' }, given);
  expect(mailed).toContain('mail');
});
