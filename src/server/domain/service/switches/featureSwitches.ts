import { createHash } from 'node:crypto';
import { FEATURES, type Feature } from '#shared/contract/features.ts';
import type { FeatureSwitch, SwitchBody } from '#shared/contract/service/switches.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { featureSwitches } from '#server/db/tables/service/switches.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { OffFeatures } from '#server/domain/people/accounts/offFeatures.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

type Switches = ReadonlyMap<Feature, FeatureSwitch>;

/** A switch is noticed by the other processes after this time at the latest. */
const REMEMBERED_MS = 5000;
const remembered = new WeakMap<Database, { readonly until: number; readonly switches: Promise<Switches> }>();

interface Asking {
  /** 0 for a caller without an account, who has only the parts that everybody has. */
  readonly userId: number;
  readonly channelId: number | undefined;
}

/** Throws FEATURE_OFF. */
export async function assertFeature(
  { db }: Pick<Deps, 'db'>,
  feature: Feature,
  asking: Asking,
): Promise<void> {
  const found = (await recentSwitches(db)).get(feature);
  if (found && !isOn(found, asking))
    throw new AppError('FEATURE_OFF', { log: `${feature} is off for user ${asking.userId}` });
}

/** The parts that are off for a user, and those of its channels in which they are on. */
export const offFeatures: OffFeatures = async ({ db, tx, userId, channelIds }) => {
  const switches = [...(await recentSwitches(db, tx)).values()];
  return switches
    .filter((one) => !isOn(one, { userId, channelId: undefined }))
    .map(({ feature, channelIdList }) => ({
      feature,
      onInChannelIdList: channelIds.filter((id) => channelIdList.includes(id)),
    }));
};

/** A user keeps its place among the hundred, so that a growing share takes nothing away from anybody. */
export function isOn(
  { feature, share, channelIdList }: FeatureSwitch,
  { userId, channelId }: Asking,
): boolean {
  if (share === 100 || (channelId !== undefined && channelIdList.includes(channelId))) return true;
  if (userId === 0) return false;
  return createHash('sha256').update(`${feature}:${userId}`).digest().readUInt32BE() % 100 < share;
}

function recentSwitches(db: Database, connection: Database | Transaction = db): Promise<Switches> {
  const now = performance.now();
  const known = remembered.get(db);
  if (known && known.until > now) return known.switches;
  const switches = readSwitches(connection).catch((error: unknown) => {
    remembered.delete(db);
    throw error;
  });
  remembered.set(db, { until: now + REMEMBERED_MS, switches });
  return switches;
}

async function readSwitches(db: Database | Transaction): Promise<Switches> {
  const rows = await db.select().from(featureSwitches);
  return new Map(
    rows.map(({ feature, share, channelIds }) => [feature, { feature, share, channelIdList: channelIds }]),
  );
}

export async function listSwitches({ db }: Pick<Deps, 'db'>): Promise<FeatureSwitch[]> {
  const stored = await readSwitches(db);
  return FEATURES.map((feature) => stored.get(feature) ?? { feature, share: 100, channelIdList: [] });
}

export async function saveSwitch({
  deps,
  actorId,
  feature,
  share,
  channelIdList,
}: SwitchBody & {
  readonly deps: Deps;
  readonly actorId: number;
  readonly feature: Feature;
}): Promise<FeatureSwitch> {
  const channelIds = [...new Set(channelIdList)];
  await transaction(deps, async (tx) => {
    const columns = { share, channelIds, changedAt: deps.clock.now() };
    await tx
      .insert(featureSwitches)
      .values({ feature, ...columns })
      .onConflictDoUpdate({ target: featureSwitches.feature, set: columns });
    const details = { feature, share: `${share}%`, channels: channelIds.join(', ') };
    await emit(tx, { type: 'features.changed', userId: actorId });
    await writeServiceLog(tx, { actorId, action: 'SERVICE_SWITCH', targetUserId: 0, details });
  });
  remembered.delete(deps.db);
  return { feature, share, channelIdList: channelIds };
}
