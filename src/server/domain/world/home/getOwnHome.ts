import { and, eq, sql } from 'drizzle-orm';
import { FURNITURE_KEYS, type FurnitureKey } from '#shared/content/furniture.ts';
import type { FurnitureOffer, OwnHome } from '#shared/contract/world/home.ts';
import { homeGreetings, homes, homeWaterings } from '#server/db/tables/world/home.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { FURNITURE_DEFINITIONS } from './furnitureDefinitions.ts';
import { homeOwner } from './homeOwner.ts';
import { ownedFurniture } from './ownedFurniture.ts';
import { companionFormOf, homeOf } from './readHome.ts';
import { achievementText, shortAchievementText } from './texts.ts';

/** The own home with all data for furnishing it. */
export async function getOwnHome({ deps, userId }: { deps: Deps; userId: number }): Promise<OwnHome> {
  const { db, clock } = deps;
  const wallet = await readWallet({ db, userId });
  const today = seoulDay(clock.now());
  const [owner, [found], companionForm, owned] = await Promise.all([
    homeOwner({ deps, wallet }),
    // The visitors are counted in the same statement; a home that was never furnished has no row.
    db
      .select({
        home: homes,
        greetings: db.$count(
          homeGreetings,
          and(eq(homeGreetings.homeUserId, userId), eq(homeGreetings.day, today)),
        ),
        waterings: db.$count(homeWaterings, eq(homeWaterings.homeUserId, userId)),
      })
      .from(sql`(select 1) as one`)
      .leftJoin(homes, eq(homes.userId, userId)),
    companionFormOf({ deps, userId }),
    ownedFurniture({ db, wallet }),
  ]);
  const home = homeOf(found?.home);
  return {
    owner,
    pieceList: [...home.pieces],
    companionForm,
    version: home.version,
    door: home.door,
    point: wallet.point,
    furnitureList: FURNITURE_KEYS.map((key) => toOffer(key, owned.get(key) ?? 0)),
    greetedTodayCount: found?.greetings ?? 0,
    gardenCount: found?.waterings ?? 0,
  };
}

function toOffer(furnitureKey: FurnitureKey, ownedCount: number): FurnitureOffer {
  const definition = FURNITURE_DEFINITIONS[furnitureKey];
  if (!('achievement' in definition))
    return {
      furnitureKey,
      ownedCount,
      mostCount: definition.most,
      price: definition.price,
      achievement: null,
    };
  const { achievement } = definition;
  return {
    furnitureKey,
    ownedCount,
    mostCount: 1,
    price: null,
    achievement: {
      kind: achievement.kind,
      text: achievementText(achievement),
      shortText: shortAchievementText(achievement),
      done: ownedCount > 0,
    },
  };
}
