import {
  ok,
  problem,
  problemAnswer,
  type ServedGame,
  type Untimed,
  zonedText,
} from '@astrarium/contract';
import { invariant } from '@astrarium/core';
import { randomText } from '../../accounts/secret.js';
import type { StoredDelivery, StoredWebhook } from '../../store/storedWebhook.js';
import type { Work } from '../../turns/work.js';
import { deliveryOf } from '../../webhooks/newDelivery.js';
import { webhookMessage, webhookSecret } from '../../webhooks/webhookMessage.js';
import { MAX_WAITING } from '../../webhooks/webhookQueue.js';
import { creationMs } from './tokenHandlers.js';
import type { CallInput, ReadHandler, WriteHandler } from '../handler.js';

/** Maximum of webhooks of an account. */
const MAX_WEBHOOKS = 3;

/** For how long the former secret of a webhook signs too. */
const FORMER_SECRET_MS = 86_400_000;

/** The length of the random part of an id. */
const ID_LENGTH = 22;

/** Runs a function with the webhook that a call names, if its account has it. */
function withWebhook(
  { account, path }: Pick<CallInput, 'account' | 'path'>,
  webhooks: Pick<Work['webhooks'], 'find'>,
  answer: (webhook: StoredWebhook) => Untimed,
): Untimed {
  const id = path['webhook_id'] ?? '';
  const webhook = webhooks.find(id);
  if (webhook?.account === account) return answer(webhook);
  return problemAnswer(problem('unknown_webhook', `you have no webhook ${id}`));
}

/** The problem of an URL; undefined when it has none. */
function urlProblem({ services }: CallInput, url: unknown): Untimed | undefined {
  if (url === undefined) return undefined;
  const fault = webhookUrlFault(String(url), services.allowPrivateWebhooks);
  if (fault === undefined) return undefined;
  const error = { in: 'body', pointer: '#/url', code: 'url', detail: fault } as const;
  return problemAnswer(
    problem('invalid_field', `url cannot be used: ${fault}`, { errors: [error] }),
  );
}

/** `webhooks.create` */
const createWebhook: WriteHandler = (input, work) => {
  const { account, body, services } = input;
  const refused = urlProblem(input, body['url']);
  if (refused !== undefined) return refused;
  const others = work.webhooks.ofAccount(account);
  const count = others.length;
  if (count >= MAX_WEBHOOKS) {
    const rule = { webhooks: count, max_webhooks: MAX_WEBHOOKS };
    return problemAnswer(problem('webhook_limit', `you have ${count} webhooks`, { rule }));
  }
  const { end } = services.feed.range(account);
  const webhook: StoredWebhook = {
    id: `wh_${randomText(ID_LENGTH)}`,
    account,
    url: String(body['url']),
    secret: webhookSecret(),
    former_secret: null,
    former_until_ms: 0,
    status: 'active',
    cursor: services.feed.at(account, end - 1)?.id ?? '0-0',
    messages: 0,
    created_ms: creationMs(work.nowMs, others),
  };
  work.webhooks.put(webhook);
  const view = viewAfter(services.game, work, webhook.id);
  return { ...ok({ secret: webhook.secret, ...view }, 201), secret: 'secret' };
};

/** `webhooks.list` */
const listWebhooks: ReadHandler = ({ account, present, services: { game, webhooks } }) => {
  const all = webhooks.ofAccount(account);
  return ok({ webhooks: all.map((one) => webhookView(game, present, webhooks, one)) });
};

/** `webhooks.update` */
const updateWebhook: WriteHandler = (input, work) =>
  withWebhook(input, work.webhooks, (webhook) => {
    const { status = webhook.status === 'active' ? 'active' : 'disabled', url } = input.body;
    const refused = urlProblem(input, url);
    if (refused !== undefined) return refused;
    const disabled = webhook.status === 'active' ? 'owner' : webhook.status;
    work.webhooks.put({
      ...webhook,
      url: String(url ?? webhook.url),
      status: status === 'active' ? 'active' : disabled,
    });
    return ok(viewAfter(input.services.game, work, webhook.id));
  });

/** `webhooks.delete` */
const deleteWebhook: WriteHandler = (input, work) =>
  withWebhook(input, work.webhooks, ({ id }) => {
    work.webhooks.delete(id);
    return ok({ webhook_id: id, deleted: true });
  });

/** `webhooks.secret` */
const replaceSecret: WriteHandler = (input, work) =>
  withWebhook(input, work.webhooks, (webhook) => {
    const secret = webhookSecret();
    const former_until_ms = work.nowMs + FORMER_SECRET_MS;
    work.webhooks.put({ ...webhook, secret, former_secret: webhook.secret, former_until_ms });
    return {
      ...ok({ secret, ...viewAfter(input.services.game, work, webhook.id) }),
      secret: 'secret',
    };
  });

/** `webhooks.test` */
const testWebhook: WriteHandler = (input, work) =>
  withWebhook(input, work.webhooks, (webhook) => {
    const n = webhook.messages + 1;
    const about = { message: `test_${n}`, type: 'webhook.test', event_id: '', data: '{}' };
    const delivery = { ...deliveryOf(webhook, about, work.nowMs), n };
    work.webhooks.put({ ...webhook, messages: n });
    return waitFor(input.services.game, work, webhook, delivery);
  });

/** `webhooks.deliveries` */
const listDeliveries: ReadHandler = (input) =>
  withWebhook(input, input.services.webhooks, ({ account, id }) => {
    const deliveries = input.services.store.deliveries(id);
    const zone = input.services.game.accounts.timeZone(input.present, account);
    return ok({ deliveries: deliveries.map((one) => deliveryView(one, zone)) });
  });

/** `webhooks.replay` */
const replayDelivery: WriteHandler = (input, work) =>
  withWebhook(input, work.webhooks, (webhook) => {
    const { path, services } = input;
    const id = path['delivery_id'] ?? '';
    const known = services.store.deliveries(webhook.id).find(({ message }) => message === id);
    const isKept =
      known !== undefined && webhookMessage(services.feed, webhook.account, known) !== undefined;
    if (!isKept) {
      return problemAnswer(problem('unknown_delivery', `no message ${id} is kept`));
    }
    const renewed = { ...known, state: 'waiting', attempts: 0, next_ms: work.nowMs } as const;
    return waitFor(services.game, work, webhook, renewed);
  });

/** Adds a message to those that wait for an attempt, and answers with it. */
function waitFor(
  { accounts }: Pick<ServedGame, 'accounts'>,
  work: Work,
  { account, id }: StoredWebhook,
  delivery: StoredDelivery,
): Untimed {
  const count = work.webhooks.waiting(id).length;
  if (count >= MAX_WAITING) {
    const rule = { waiting: count, max_waiting: MAX_WAITING };
    return problemAnswer(problem('delivery_limit', `${count} messages wait`, { rule }));
  }
  work.webhooks.putDelivery(delivery);
  return ok(deliveryView(delivery, accounts.timeZone(work.world(), account)), 202);
}

function viewAfter(game: Pick<ServedGame, 'accounts'>, work: Work, id: string) {
  const webhook = work.webhooks.find(id);
  invariant(webhook !== undefined, `there is no webhook ${id}`);
  return webhookView(game, work.world(), work.webhooks, webhook);
}

function webhookView(
  { accounts }: Pick<ServedGame, 'accounts'>,
  world: unknown,
  webhooks: Pick<Work['webhooks'], 'waiting'>,
  { account, created_ms, id, status, url }: StoredWebhook,
) {
  return {
    webhook_id: id,
    url,
    status: status === 'active' ? 'active' : 'disabled',
    disabled_because: status === 'active' ? null : status,
    waiting: webhooks.waiting(id).length,
    created_at: zonedText(Math.floor(created_ms / 1000), accounts.timeZone(world, account)),
  };
}

function deliveryView(delivery: StoredDelivery, zone: string) {
  const { attempts, created_ms, event_id, message, next_ms, reason, state, status, type } =
    delivery;
  const textOf = (ms: number): string => zonedText(Math.floor(ms / 1000), zone);
  return {
    delivery_id: message,
    type,
    event_id: event_id === '' ? null : event_id,
    state,
    attempts,
    status: status === 0 ? null : status,
    reason: reason === '' ? null : reason,
    next_attempt_at: state === 'waiting' ? textOf(next_ms) : null,
    created_at: textOf(created_ms),
  };
}

/** Handlers of the operations on webhooks. */
export const webhookHandlers = {
  'webhooks.create': { write: createWebhook },
  'webhooks.list': { read: listWebhooks, bound: 'the webhooks of one account, at most 5' },
  'webhooks.update': { write: updateWebhook },
  'webhooks.delete': { write: deleteWebhook },
  'webhooks.secret': { write: replaceSecret },
  'webhooks.test': { write: testWebhook },
  'webhooks.deliveries': { read: listDeliveries, bound: 'the kept deliveries of one webhook' },
  'webhooks.replay': { write: replayDelivery },
} as const;

/** The ports at which webhooks are accepted; '' is the standard port of https. */
const PORTS: ReadonlySet<string> = new Set(['', '8443']);

/**
 * What forbids a text as the URL of a webhook; undefined if nothing does. Whether its address is
 * public is found out at each delivery. `allowPrivate` allows http and every port.
 */
function webhookUrlFault(text: string, allowPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return 'it is not an absolute URL';
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    return 'it must start with https://';
  }
  if (url.username !== '' || url.password !== '') return 'it must not contain a user or a password';
  if (url.hash !== '') return 'it must not contain a fragment';
  if (!PORTS.has(url.port) && !allowPrivate) return 'its port must be 443 or 8443';
  return undefined;
}
