import { escaped, type OpenApi } from '@astrarium/contract';
import { Marked } from 'marked';

/** A JSON Schema of the document. */
type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** What is read of an operation of the document. */
interface Described {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly 'x-scope'?: string;
  readonly 'x-rate-limit': { readonly group: string };
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Response {
  readonly description?: string;
  readonly content?: Content;
}

type Content = Readonly<
  Record<string, { readonly schema: Schema; readonly example?: unknown } | undefined>
>;

const markdown = new Marked({ renderer: { html: ({ text }) => escaped(text) } });
const inline = (text: string): string => markdown.parseInline(text, { async: false });

/** The name at the end of a reference. */
const nameOf = (reference: unknown): string => String(reference).replace(/^.*\//, '');

/** A text for attributes that scripts compare with the words of a filter. */
const wordsOf = (...texts: readonly (string | undefined)[]): string =>
  escaped(texts.join(' ').toLowerCase());

/** A value as a short text in the notation of JSON. */
const code = (value: unknown): string => `<code>${escaped(JSON.stringify(value))}</code>`;

/** The HTML of all operations of a document, by tag, with a filter and a form for each. */
export function operationsHtml(document: OpenApi): string {
  const { schemas } = document.components;
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as unknown as Described,
    })),
  );
  const groups = document.tags
    .map(({ name = '', description = '' }) => {
      const own = entries.filter(({ operation }) => operation.tags.includes(name));
      return { name, description, own };
    })
    .filter(({ own }) => own.length > 0);
  const jumps = groups.map(({ name, own }) => {
    const links = own.map(
      ({ method, operation: { description, operationId, summary }, path }) =>
        `<li data-words="${wordsOf(method, path, operationId, summary, description)}">` +
        `<a href="#${operationId}">${escaped(summary)}</a></li>`,
    );
    return `<li data-group><a class="group" href="#tag-${name}">${escaped(name)}</a>
<ul>${links.join('\n')}</ul></li>`;
  });
  const sections = groups.map(
    ({ description, name, own }) => `<section data-group id="tag-${name}">
<h2>${escaped(name)}</h2>
<p class="hint">${inline(description)}</p>
${own.map((one) => operationHtml(one, schemas as Schemas)).join('\n')}
</section>`,
  );
  const about = document.info['description'];
  return `${typeof about === 'string' ? `<p>${inline(about)}</p>` : ''}
<p>The same for programs: <a href="/openapi.json">the OpenAPI document</a>.</p>
<div class="columns">
<details class="jump" open>
<summary class="hint">All operations</summary>
<nav aria-label="Operations"><ul>${jumps.join('\n')}</ul></nav>
</details>
<div>
${signingHtml(entries.some(({ path, method }) => path === ACCOUNT && method === 'GET'))}
<p class="row fields filter" hidden><label>Filter the operations<input type="search" id="filter"
autocomplete="off" spellcheck="false"></label>
<span id="filter-count" class="hint" role="status"></span></p>
${sections.join('\n')}
</div>
</div>`;
}

/** Where an account reads itself. */
const ACCOUNT = '/v1/accounts/me';

/** Whose token requests are sent with. The token stays between this page and this server. */
const signingHtml = (hasAccounts: boolean): string =>
  hasAccounts
    ? `<section class="card" id="signing" data-account="${ACCOUNT}" hidden>
<p role="status"></p>
<form class="row fields">
<label>Token<input type="password" required autocomplete="off" spellcheck="false"></label>
<button>Use this token</button></form>
<button type="button" class="quiet sign-out" hidden>Sign out</button>
<p class="hint">The token stays in this browser, and is sent to this server only.</p>
</section>`
    : '';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: Described;
}

/** An operation, which opens at a click. */
function operationHtml({ method, operation, path }: Entry, schemas: Schemas): string {
  const { deprecated, description, operationId, parameters = [], requestBody, summary } = operation;
  const scope = operation['x-scope'];
  const body = requestBody?.content['application/json']?.schema;
  const access =
    scope === undefined
      ? 'Everybody may call it'
      : `Needs a token with the scope <code>${escaped(scope)}</code>`;
  const { group } = operation['x-rate-limit'];
  return `<details class="card operation" id="${operationId}"
data-words="${wordsOf(method, path, operationId, summary, description)}">
<summary><b class="method ${method.toLowerCase()}">${method}</b>
<code>${escaped(path).replaceAll('/', '/<wbr>')}</code> <span>${escaped(summary)}</span></summary>
${deprecated === true ? '<p class="notice">Deprecated: use another operation.</p>' : ''}
${description === undefined ? '' : `<p>${inline(description)}</p>`}
<p class="hint">${access}. Counts against the rate limit <code>${escaped(group)}</code>.</p>
${tryHtml({ method, path, operation }, parameters, body, schemas)}
${body === undefined ? '' : `<h3>Body</h3>${schemaHtml(body)}`}
<h3>Answers</h3>
<dl class="answers">${Object.entries(operation.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, response]) => answerHtml(status, response))
    .join('\n')}</dl>
</details>`;
}

/** The form that sends a request; it appears where the script runs. */
function tryHtml(
  { method, path, operation }: Entry,
  parameters: readonly Parameter[],
  body: Schema | undefined,
  schemas: Schemas,
): string {
  const { operationId } = operation;
  const fields = parameters
    .filter(({ name }) => name !== 'If-None-Match')
    .map((parameter) => fieldHtml(parameter, operationId, schemas));
  const bodies = body === undefined ? [] : bodiesOf(body, schemas);
  const [first] = bodies;
  const options = bodies.map(
    ([name, text]) => `<option value="${escaped(text)}">${escaped(name)}</option>`,
  );
  const choice = `<label>Example<select data-bodies>${options.join('')}</select></label>`;
  const editor =
    first === undefined
      ? ''
      : `${bodies.length > 1 ? choice : ''}
<label>Body, as JSON<textarea rows="${Math.min(16, first[1].split('\n').length + 1)}"
spellcheck="false">${escaped(first[1])}</textarea></label>`;
  const sender =
    operation['x-scope'] === undefined
      ? ''
      : ' <span class="hint">as <b class="sender">nobody</b></span>';
  return `<form class="stack try" hidden data-method="${method}" data-path="${escaped(path)}">
${fields.join('\n')}${editor}
<p class="row flush"><button class="send">Send to this server</button>
<button type="button" class="quiet stop" hidden>Stop</button>${sender}</p>
<div class="answer" hidden><p class="flush" role="status"></p>
<pre tabindex="0" aria-label="Answer of ${escaped(operation.summary)}"></pre></div>
</form>`;
}

/** A field of a parameter. */
function fieldHtml(parameter: Parameter, operationId: string, schemas: Schemas): string {
  const { deprecated, description = '', example, in: place, name, required, schema } = parameter;
  const id = `${operationId}-${name}`;
  const resolved = schema['$ref'] === undefined ? schema : (schemas[nameOf(schema['$ref'])] ?? {});
  const words =
    resolved['type'] === 'boolean'
      ? ['true', 'false']
      : ((resolved['enum'] as readonly string[] | undefined) ?? []);
  const [sample] = (resolved['examples'] as readonly unknown[] | undefined) ?? [];
  // What a path names is this server's own: sent as it is, an example would not be found.
  const isSent = place !== 'path' && example !== undefined;
  const common = `id="${id}" data-in="${place}" data-name="${escaped(name)}"
aria-describedby="${id}-about"${required ? ' required' : ''}`;
  const options = ['', ...words].map((word) => `<option>${escaped(String(word))}</option>`);
  const input =
    words.length > 0
      ? `<select ${common}>${options.join('')}</select>`
      : `<input ${common} autocomplete="off" spellcheck="false"
value="${escaped(isSent ? String(example) : '')}"
placeholder="${escaped(String(sample ?? example ?? ''))}">`;
  const facts = [
    place === 'path' ? 'part of the path' : place === 'header' ? 'header field' : 'query',
    ...(required ? ['required'] : []),
    ...(deprecated === true ? ['deprecated'] : []),
  ];
  return `<div class="parameter"><label for="${id}"><code>${escaped(name)}</code></label>${input}
<p class="hint flush" id="${id}-about">${inline(description)}
<span>${typeHtml(schema)}; ${facts.join(', ')}</span></p></div>`;
}

/** An answer of a status: what it has, or which problems it can be. */
function answerHtml(status: string, { content = {}, description = '' }: Response): string {
  const given = content['application/json'];
  const isProblem = content['application/problem+json'] !== undefined;
  const text = isProblem
    ? inline(description).replace(
        /<code>(\w+)<\/code>/g,
        '<a href="/problems/$1"><code>$1</code></a>',
      )
    : inline(description);
  const example =
    given?.example === undefined
      ? ''
      : `<details><summary>Example</summary><pre tabindex="0">${escaped(
          JSON.stringify(given.example, null, 2),
        )}</pre></details>`;
  const type = given === undefined ? '' : `: ${typeHtml(given.schema)}`;
  return `<dt>${escaped(status)}</dt><dd>${text}${type}${example}</dd>`;
}

/** The HTML of all named schemas of a document. */
export function schemasHtml(document: OpenApi): string {
  const parts = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<section id="${escaped(name)}">
<h2><code>${escaped(name)}</code></h2>
${schemaHtml(schema)}
</section>`,
  );
  return `<p>What requests and answers are made of. Operations link to these names.</p>
${parts.join('\n')}`;
}

/** A schema as a part of a page: its members, or its type. */
function schemaHtml(schema: Schema): string {
  const about = schema['description'];
  const text = typeof about === 'string' ? `<p>${inline(about)}</p>` : '';
  const members = membersHtml(schema);
  return `${text}${members === '' ? `<p>${typeHtml(schema)}</p>` : members}`;
}

/** The members of an object, each with its type; empty for other schemas. */
function membersHtml({ properties, required = [] }: Schema): string {
  if (properties === undefined) return '';
  const needed = required as readonly string[];
  const items = Object.entries(properties as Schemas).map(([name, schema]) => {
    const about = schema['description'];
    const facts = [
      ...(needed.includes(name) ? [] : ['optional']),
      ...(schema['deprecated'] === true ? ['deprecated'] : []),
      ...(schema['default'] === undefined ? [] : [`by default ${code(schema['default'])}`]),
    ];
    return `<li><code>${escaped(name)}</code> <span class="hint">${[
      typeHtml(schema),
      ...facts,
    ].join(', ')}</span>${typeof about === 'string' ? ` ${inline(about)}` : ''}</li>`;
  });
  return `<ul class="members">${items.join('')}</ul>`;
}

/** The type of a value in words, with links to the schemas that have names. */
function typeHtml(schema: Schema): string {
  const { $ref, enum: words, const: constant, items, type } = schema;
  if ($ref !== undefined) {
    const name = escaped(nameOf($ref));
    return `<a href="/docs/schemas#${name}"><code>${name}</code></a>`;
  }
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return choices.map(typeHtml).join(' or ');
  if (constant !== undefined) return code(constant);
  if (Array.isArray(words)) return words.map(code).join(' or ');
  if (Array.isArray(type)) return (type as readonly string[]).join(' or ');
  if (type === 'array') return `list of ${typeHtml((items ?? {}) as Schema)}`;
  if (type === 'object') return `object${membersHtml(schema)}`;
  return `${escaped(typeof type === 'string' ? type : 'any value')}${boundsText(schema)}`;
}

/** The bounds of a number or of the length of a text; the widest say nothing. */
function boundsText({ maximum, maxLength, minimum, minLength }: Schema): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength];
  const isOpen = most === undefined || most === Number.MAX_SAFE_INTEGER;
  const isFree = least === undefined || least === Number.MIN_SAFE_INTEGER;
  const unit = maxLength ?? minLength;
  const what = unit === undefined ? '' : ' characters';
  if (isOpen && isFree) return '';
  if (isOpen) return ` from ${String(least)}${what}`;
  return isFree ? ` up to ${String(most)}${what}` : ` ${String(least)} to ${String(most)}${what}`;
}

/** Bodies to begin with, by name: one for each choice of the schema. */
function bodiesOf(schema: Schema, schemas: Schemas): readonly (readonly [string, string])[] {
  const resolved = schema['$ref'] === undefined ? schema : (schemas[nameOf(schema['$ref'])] ?? {});
  const choices = (resolved['anyOf'] ?? resolved['oneOf'] ?? [schema]) as readonly Schema[];
  return choices.map((choice, place) => {
    const sample = sampleOf(choice, schemas);
    const names = Object(sample) as Readonly<Record<string, unknown>>;
    const name = String(names['command'] ?? names['type'] ?? nameOf(choice['$ref'] ?? place + 1));
    return [name, JSON.stringify(sample, null, 2)];
  });
}

/** A value of a schema: examples and defaults where it has them. Dry runs are asked for. */
function sampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  const { $ref, const: constant, enum: words, examples, items, minimum, properties } = schema;
  if ($ref !== undefined) return sampleOf(schemas[nameOf($ref)] ?? {}, schemas, depth);
  const [example] = (examples as readonly unknown[] | undefined) ?? [];
  if (depth > 0 && example !== undefined) return example;
  if (constant !== undefined) return constant;
  if (Array.isArray(words)) return words[0] as unknown;
  if (schema['default'] !== undefined) return schema['default'];
  const [choice] = (schema['anyOf'] ?? schema['oneOf'] ?? []) as readonly Schema[];
  if (choice !== undefined) return sampleOf(choice, schemas, depth);
  const { type } = schema;
  if (type === 'array')
    return depth > 3 ? [] : [sampleOf((items ?? {}) as Schema, schemas, depth + 1)];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(0, Number(minimum ?? 0));
  if (type !== 'object') return example ?? '';
  const required = (schema['required'] ?? []) as readonly string[];
  const members = Object.entries((properties ?? {}) as Schemas).filter(
    ([name]) => required.includes(name) || name === 'dry_run',
  );
  const made = members.map(([name, member]): [string, unknown] => [
    name,
    name === 'dry_run' ? true : sampleOf(member, schemas, depth + 1),
  ]);
  return { ...Object(example), ...Object.fromEntries(made) };
}
