import { expect, test } from 'vitest';
import { UsageError } from '../terminal/usageError.js';
import { surroundings } from './surroundings.js';

test('what nobody said is this machine, and no mail server', () => {
  const nothing = { outside: undefined, smtpUrl: undefined, from: 'astrarium@localhost' };
  expect(surroundings({})).toEqual(nothing);
  const empty = { ASTRARIUM_URL: '', ASTRARIUM_SMTP_URL: '', ASTRARIUM_MAIL_FROM: '' };
  expect(surroundings(empty)).toEqual(nothing);
});

test.each([
  ['ASTRARIUM_URL', 'outside', 'https://play.example.org//', 'https://play.example.org'],
  ['ASTRARIUM_URL', 'outside', 'http://10.0.0.1:81/galaxy', 'http://10.0.0.1:81/galaxy'],
  ['ASTRARIUM_SMTP_URL', 'smtpUrl', 'smtp://localhost:2525', 'smtp://localhost:2525'],
  ['ASTRARIUM_SMTP_URL', 'smtpUrl', 'smtps://a:b@m.example.org', 'smtps://a:b@m.example.org'],
  ['ASTRARIUM_MAIL_FROM', 'from', 'game@example.org', 'game@example.org'],
  ['ASTRARIUM_MAIL_FROM', 'from', 'The Game <game@example.org>', 'The Game <game@example.org>'],
])('%s can be %s', (variable, name, text, read) => {
  expect(surroundings({ [variable]: text })).toHaveProperty(name, read);
});

test.each([
  ['ASTRARIUM_URL', 'nonsense'],
  ['ASTRARIUM_URL', 'play.example.org:8080'],
  ['ASTRARIUM_URL', 'ftp://play.example.org'],
  ['ASTRARIUM_URL', 'https://play.example.org/?a=1'],
  ['ASTRARIUM_URL', 'https://play.example.org/#a'],
  ['ASTRARIUM_URL', 'https://play.example.org/\n'],
  ['ASTRARIUM_SMTP_URL', 'nonsense'],
  ['ASTRARIUM_SMTP_URL', 'smtp:'],
  ['ASTRARIUM_SMTP_URL', 'localhost:2525'],
  ['ASTRARIUM_SMTP_URL', 'https://user:secret@mail.example.org'],
  ['ASTRARIUM_MAIL_FROM', 'nonsense'],
  ['ASTRARIUM_MAIL_FROM', 'game@'],
  ['ASTRARIUM_MAIL_FROM', 'The Game game@example.org'],
  ['ASTRARIUM_MAIL_FROM', 'Game\nBcc: <eve@example.org>'],
])('%s cannot be %j: the variable and its rule are named', (variable, text) => {
  const wanted = new RegExp(`^${variable} must be .*, such as `);
  const read = () => surroundings({ [variable]: text });
  expect(read).toThrow(UsageError);
  expect(read).toThrow(wanted);
  expect(read).not.toThrow('secret');
});
