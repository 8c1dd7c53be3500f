/**
 * What can be read of a world: accounts, devices, stock, places, stars and rules, one by one and in
 * pages. The core's own door passes it on.
 */
export { accountView } from './views/accountView.js';
export { actingReplicants } from './views/actingReplicants.js';
export { deviceAccess } from './views/deviceAccess.js';
export { deviceListView, type DeviceList, type DeviceListQuery } from './views/deviceListView.js';
export {
  type InventoryEntry,
  type InventoryList,
  inventoryListView,
  inventoryListViewAt,
  type InventoryQuery,
} from './views/inventoryListView.js';
export { isRefusedQuery, type RefusedQuery } from './views/readQuery.js';
export { inventoryView } from './views/inventoryView.js';
export { locationView, type LocationView } from './views/locationView.js';
export {
  replicantListView,
  replicantView,
  type ReplicantView,
  replicantViewId,
} from './views/replicantView.js';
export { rulesView } from './views/rulesView.js';
export { type StarList, starListView, type StarListQuery } from './views/starListView.js';
export { starView, type StarView } from './views/starView.js';
export { type AccountSummary, summary } from './views/summary.js';
export { deviceView, type DeviceView, deviceViewId, deviceViewIds } from './views/deviceView.js';
export { blueprintsView } from './views/blueprintsView.js';
export type { Differing, DryRunDiff } from './views/dryRunDiff.js';
export {
  explainDeposit,
  explainMining,
  explainPrint,
  explainStock,
  explainTravel,
  type Explanation,
} from './views/explain.js';
export {
  type Due,
  type DueKind,
  depositEmptyTick,
  forecastDevice,
  forecastLocation,
  forecastSite,
  stockFullTick,
} from './views/forecast.js';
export { type AttributeView, climateView } from './views/climateView.js';
export type { DeviceCargo } from './views/deviceCargo.js';
export type { DeviceBerths } from './views/deviceBerths.js';
export type { DeviceWork } from './views/deviceWork.js';
export type { PlaceView } from './views/placeView.js';
export type { SiteView } from './views/siteViews.js';
export { audit, type CategoryAudit } from './views/audit.js';
export {
  type LoggedEvent,
  type ReplicantEvent,
  type ReplicantHistory,
  replicantLog,
  type ReplicantPage,
  replicantPage,
  type ReplicantQuery,
} from './views/replicantLog.js';
