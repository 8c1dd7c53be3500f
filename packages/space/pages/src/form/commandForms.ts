import { serverUrl } from '../session/session.js';
import { commandFields, type FormField, type FormSchema, type NamedSchemas } from './formField.js';

interface Document {
  readonly components: { readonly schemas: NamedSchemas };
}

let document: Promise<Document> | undefined;

/** The OpenAPI document of the server, read once. */
function readDocument(): Promise<Document> {
  document ??= fetch(`${serverUrl()}/openapi.json`).then((answer) => {
    if (!answer.ok) throw new Error(`The contract cannot be read: status ${answer.status}`);
    return answer.json() as Promise<Document>;
  });
  return document;
}

/** The fields of each command to a device, by its name. */
export async function commandForms(): Promise<ReadonlyMap<string, readonly FormField[]>> {
  const { schemas } = (await readDocument()).components;
  const forms = new Map<string, readonly FormField[]>();
  for (const schema of schemas['DeviceCommand']?.oneOf ?? []) {
    const name = commandName(schema);
    if (name !== undefined) forms.set(name, commandFields(schema, schemas));
  }
  return forms;
}

function commandName({ oneOf, properties }: FormSchema): string | undefined {
  return properties?.['command']?.const ?? oneOf?.[0]?.properties?.['command']?.const;
}
