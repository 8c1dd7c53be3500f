// The script of the documentation of a server, which serves it as it is: it filters the operations,
// opens the one of the address, and sends requests with the token of the signed-in account.
import { forgetToken, storedToken, storeToken } from './storedToken.js';

/** More of an answer is not shown: it would slow the page. */
const MAX_SHOWN = 200_000;

/**
 * The elements of a selector.
 *
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {Found[]}
 */
const all = (parent, selector) =>
  [...parent.querySelectorAll(selector)].map((one) => /** @type {any} */ (one));

/**
 * The element of a selector, which must be there.
 *
 * @param {ParentNode} parent
 * @param {string} selector
 * @returns {any}
 */
function one(parent, selector) {
  const found = parent.querySelector(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

openTarget();
addEventListener('hashchange', openTarget);
const filter = document.querySelector('#filter');
if (filter !== null) startFilter(/** @type {HTMLInputElement} */ (filter));
for (const form of all(document, 'form.try')) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(/** @type {HTMLFormElement} */ (form));
  });
  const choice = form.querySelector('select[data-bodies]');
  choice?.addEventListener('change', () => {
    one(form, 'textarea').value = /** @type {HTMLSelectElement} */ (choice).value;
  });
}
const signing = document.querySelector('#signing');
/** Says anew whose token requests are sent with; undefined where nobody signs in. */
const showSigned =
  signing === null ? undefined : startSigning(/** @type {HTMLElement} */ (signing));

/** Opens the part that the address names, which may be closed. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  target.open = true;
  target.scrollIntoView();
}

/**
 * Shows only what has all words of the filter, and how many these are.
 *
 * @param {HTMLInputElement} input
 */
function startFilter(input) {
  const jump = document.querySelector('details.jump');
  const isNarrow = matchMedia('(max-width: 60rem)').matches;
  if (jump instanceof HTMLDetailsElement && isNarrow) jump.open = false;
  one(document, '.filter').hidden = false;
  const count = one(document, '#filter-count');
  const entries = all(document, '[data-words]');
  const groups = all(document, '[data-group]');
  const operations = entries.filter(({ tagName }) => tagName === 'DETAILS');
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const entry of entries) {
      const text = entry.dataset['words'] ?? '';
      entry.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of groups) {
      group.hidden = all(group, '[data-words]').every(({ hidden }) => hidden);
    }
    const shown = operations.filter(({ hidden }) => !hidden).length;
    count.textContent = `${shown} of ${operations.length} operations`;
  });
}

/**
 * Says whose token requests are sent with, and takes another one. Returns what says it anew.
 *
 * @param {HTMLElement} place
 */
function startSigning(place) {
  const form = /** @type {HTMLFormElement} */ (one(place, 'form'));
  const out = /** @type {HTMLButtonElement} */ (one(place, 'button.sign-out'));
  const says = /** @type {HTMLElement} */ (one(place, '[role=status]'));
  place.hidden = false;
  const show = async () => {
    const token = storedToken();
    form.hidden = token !== '';
    out.hidden = token === '';
    if (token === '')
      return tell('nobody', 'Nobody is signed in: requests are sent without a token.');
    tell('…', 'Reading whose token is signed in …');
    try {
      const answer = await request('GET', place.dataset['account'] ?? '', new Headers());
      const { name } = await answer.json();
      if (answer.ok)
        return tell(name, `Signed in as ${name}: requests are sent with this account's token.`);
      if (answer.status === 401) forgetToken();
      tell('nobody', 'The token that was signed in is not valid any more.');
      form.hidden = false;
    } catch (error) {
      tell('…', `The server does not answer: ${String(error)}`);
    }
  };
  /** @type {(who: string, sentence: string) => void} */
  const tell = (who, sentence) => {
    says.textContent = sentence;
    for (const shown of all(document, '.sender')) shown.textContent = who;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (one(form, 'input'));
    storeToken(input.value.trim());
    input.value = '';
    void show();
  });
  out.addEventListener('click', () => {
    forgetToken();
    void show();
  });
  void show();
  return show;
}

/**
 * Sends a request to this server, and to no other one, with the token that is signed in.
 *
 * @param {string} method
 * @param {string} path
 * @param {Headers} headers
 * @param {Pick<RequestInit, 'body' | 'signal'>} [rest]
 */
function request(method, path, headers, rest = {}) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) throw new Error(`${path} is at another server`);
  const token = storedToken();
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { ...rest, method, headers, redirect: 'error', cache: 'no-store' });
}

/**
 * Sends the request of a form and shows the answer, also that of a stream while it comes.
 *
 * @param {HTMLFormElement} form
 */
async function send(form) {
  const { method = 'GET', path: template = '' } = form.dataset;
  const output = one(form, '.answer');
  const text = one(output, 'pre');
  const head = one(output, '[role=status]');
  const [start, stop] = [one(form, 'button.send'), one(form, 'button.stop')];
  const headers = new Headers();
  const query = new URLSearchParams();
  let path = template;
  for (const field of all(form, '[data-in]')) {
    const { value } = /** @type {HTMLInputElement} */ (field);
    const { in: place, name = '' } = field.dataset;
    if (value === '') continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'query') query.set(name, value);
    else headers.set(name, value);
  }
  const body = form.querySelector('textarea')?.value;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const stopping = new AbortController();
  const stopNow = () => stopping.abort();
  stop.addEventListener('click', stopNow);
  output.hidden = false;
  start.disabled = true;
  stop.hidden = false;
  head.textContent = 'Waiting for the answer …';
  text.textContent = '';
  const asked = query.size === 0 ? path : `${path}?${query}`;
  try {
    const answer = await request(method, asked, headers, {
      signal: stopping.signal,
      ...(body !== undefined && { body }),
    });
    head.textContent = headOf(answer);
    const told = await showBody(answer, text);
    if (answer.status >= 400) linkProblem(told, head);
    else if (told?.dry_run === true && told.problem !== undefined) {
      head.append(` · it would be refused with ${told.problem.status}`);
      linkProblem(told.problem, head);
    } else if (typeof told?.token === 'string') offerToken(told.token, head);
  } catch (error) {
    if (stopping.signal.aborted) head.textContent += ' (stopped)';
    else head.textContent = `There is no answer: ${String(error)}`;
  } finally {
    start.disabled = false;
    stop.hidden = true;
    stop.removeEventListener('click', stopNow);
  }
}

/**
 * The status of an answer, its tick and what is left of the rate limit.
 *
 * @param {Response} answer
 */
function headOf({ headers, status, statusText }) {
  const tick = headers.get('X-Tick');
  const left = /r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1];
  return [
    `${status} ${statusText}`,
    ...(tick === null ? [] : [`tick ${tick}`]),
    ...(left === undefined ? [] : [`${left} requests left`]),
  ].join(' · ');
}

/**
 * Shows a body as it comes, and JSON in lines at the end. Returns the JSON, if it is some.
 *
 * @param {Response} answer
 * @param {HTMLElement} place
 */
async function showBody(answer, place) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
    place.textContent = text.slice(-MAX_SHOWN);
  }
  if (text === '' || !/json/.test(answer.headers.get('Content-Type') ?? '')) return undefined;
  const value = JSON.parse(text);
  const lines = JSON.stringify(value, null, 2);
  place.textContent =
    lines.length > MAX_SHOWN ? `${lines.slice(0, MAX_SHOWN)}\n… ${lines.length} characters` : lines;
  return value;
}

/**
 * Leads from a problem to its page.
 *
 * @param {{ readonly code: string }} problem
 * @param {HTMLElement} head
 */
function linkProblem({ code }, head) {
  const link = document.createElement('a');
  link.href = `/problems/${encodeURIComponent(code)}`;
  link.textContent = `What ${code} means`;
  head.append(' · ', link);
}

/**
 * Offers to sign in with the token of an answer, such as that of a new account.
 *
 * @param {string} token
 * @param {HTMLElement} head
 */
function offerToken(token, head) {
  if (showSigned === undefined) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Use this token';
  button.addEventListener('click', async () => {
    storeToken(token);
    await showSigned();
    button.replaceWith('signed in with it');
  });
  head.append(' · ', button);
}
