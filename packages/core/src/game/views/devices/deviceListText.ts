import { isRefused } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { devicePage } from './devicePage.js';
import type { DeviceListQuery } from './devicePage.js';
import { deviceTexts } from './deviceText.js';

/** The page of `deviceListView` as JSON: what `JSON.stringify` makes of it, in less time. */
export function deviceListText(
  world: World,
  account: number,
  query: DeviceListQuery = {},
): string | Refused {
  const page = devicePage(world, account, query);
  if (isRefused(page)) return page;
  const textOf = deviceTexts(world);
  let text = '';
  for (const device of page.devices) text += text === '' ? textOf(device) : `,${textOf(device)}`;
  return `{"devices":[${text}],"next_cursor":${page.next_cursor}}`;
}
