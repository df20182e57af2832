import { useEffect, useState } from 'react';
import { loadCodeObjects, loadFriendProgram } from '#client/net/world/codeObjects.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { codeObjectStore } from '#client/stores/codeObjectStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { CodeObjectState } from '#shared/contract/world/codeObjects.ts';
import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { shownOwner, shownProgram, type ProgramOwner } from './shownProgram.ts';

const QUIET = { quiet: true };

export interface ShownPrograms {
  readonly objectList: readonly CodeObjectState[];
  readonly ownerOf: (object: CodeObjectState) => ProgramOwner | null;
  readonly choose: (objectId: number, owner: ProgramOwner) => void;
}

/** Brings the programs of this map's code objects into the world: the own ones, or a friend's that was chosen. */
export function useShownPrograms(mapId: number): ShownPrograms {
  const bridge = useBridge();
  const state = useStore(codeObjectStore);
  const edited = useStore(codeEditorStore, ({ objectId }) => objectId);
  const [chosen, setChosen] = useState<ReadonlyMap<number, ProgramOwner>>(new Map());
  const objectList = state.mapId === mapId ? state.objectList : NONE;

  useEffect(() => {
    // Quiet: what could not be fetched now comes with the next push, connect or map.
    loadCodeObjects(mapId, QUIET).catch(() => undefined);
  }, [mapId]);

  const { friendPrograms } = state;
  useEffect(() => {
    for (const object of objectList) {
      const { objectId } = object;
      // An editor shows its own run.
      if (objectId === edited) continue;
      if (object.foe !== null) {
        const picture = restingFoe(object.foe);
        bridge.ask((world) => world.showCodeObject(objectId, { kind: 'rest', picture }));
        continue;
      }
      const program = shownProgram(object, chosen.get(objectId), friendPrograms);
      if (program === undefined) {
        const userId = shownOwner(object, chosen.get(objectId));
        if (typeof userId === 'number') loadFriendProgram({ objectId, userId }, QUIET).catch(() => undefined);
        continue;
      }
      const shown =
        program === null
          ? null
          : ({ kind: 'loop', acts: program.actList, durationMs: program.durationMs } as const);
      bridge.ask((world) => world.showCodeObject(objectId, shown));
    }
  }, [bridge, objectList, friendPrograms, chosen, edited]);

  return {
    objectList,
    ownerOf: (object) => shownOwner(object, chosen.get(object.objectId)),
    choose: (objectId, owner) => setChosen((before) => new Map(before).set(objectId, owner)),
  };
}

/** The parts of a foe while nobody edits: ready for its next phase, or beaten. */
const restingFoe = ({ wonCount, beatenAt }: NonNullable<CodeObjectState['foe']>): CodeObjectPicture => ({
  won: wonCount,
  beaten: beatenAt === null ? 0 : 1,
});

const NONE: readonly CodeObjectState[] = [];
