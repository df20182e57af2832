import { WHALE_ID } from '#shared/content/pets.ts';
import type { PetList } from '#shared/contract/world/pets.ts';
import type { Deps } from '#server/domain/deps.ts';
import { chosenPetOf } from './chosenPet.ts';
import { petLocksOf, petLookOf } from './petLocks.ts';

/** Every companion with its missing condition, and the present one. */
export async function listPets({
  deps: { db, progress },
  userId,
}: {
  readonly deps: Pick<Deps, 'db' | 'progress'>;
  readonly userId: number;
}): Promise<PetList> {
  const query = { db, progress, userId };
  const [locks, chosenPetId, whaleLook] = await Promise.all([
    petLocksOf(query),
    chosenPetOf(query),
    petLookOf({ ...query, petId: WHALE_ID }),
  ]);
  return {
    petList: [...locks].map(([{ id, name, level }, lock]) => ({
      petId: id,
      lookId: id === WHALE_ID ? whaleLook : id,
      ...{ name, level, lock },
    })),
    chosenPetId,
  };
}
