import { Braces, DoorOpen, Flag, MessageCircle, Swords, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { WorldAction } from '#shared/content/worldActions.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { hudTexts } from './texts.ts';
import type { Near } from './useWorldEvents.ts';
import styles from './NearPrompt.module.css';

/** A button with its key for the action available here. */
export function NearPrompt({ near }: { readonly near: Near }) {
  const { npcId, portal, courseId, objectId, placeId, arrivedAt } = near;
  const bridge = useBridge();
  const talkKey = useStore(controlStore, ({ keys }) => keys.talk[0] ?? '');
  const met = useStore(surroundingsStore, ({ entities }) =>
    entities.find(({ kind, id, isNear }) => isNear && kind === 'player' && isAt(arrivedAt, { kind, id })),
  );
  if (met) {
    return (
      <Prompt
        icon={<UserRound />}
        hasArrived
        keyCode="Enter"
        onPress={() => openDialog('chatUser', { userId: met.id })}
      >
        {hudTexts.talkTo(met.name)}
      </Prompt>
    );
  }
  const press = (action: WorldAction, down: boolean) => bridge.ask((world) => world.press(action, down));
  const npc = npcId === null ? undefined : npcById(npcId);
  if (npc) {
    return (
      <Prompt
        icon={<MessageCircle />}
        hasArrived={isAt(arrivedAt, { kind: 'npc', id: npc.id })}
        onPress={() => {
          press('talk', true);
          press('talk', false);
        }}
      >
        {hudTexts.talkTo(npc.name)}
      </Prompt>
    );
  }
  if (portal === null && courseId !== null) {
    return (
      <Prompt
        icon={<Flag />}
        hasArrived={isAt(arrivedAt, { kind: 'course', id: courseId })}
        keyCode={talkKey}
        onPress={() => {
          press('talk', true);
          press('talk', false);
        }}
      >
        {hudTexts.startRun}
      </Prompt>
    );
  }
  if (portal === null && objectId !== null) {
    return (
      <Prompt
        icon={<Braces />}
        hasArrived={isAt(arrivedAt, { kind: 'object', id: objectId })}
        keyCode={talkKey}
        onPress={() => {
          press('talk', true);
          press('talk', false);
        }}
      >
        {hudTexts.moveByCode}
      </Prompt>
    );
  }
  if (portal === null && placeId !== null) {
    return (
      <Prompt
        icon={<Swords />}
        hasArrived={isAt(arrivedAt, { kind: 'place', id: placeId })}
        keyCode={talkKey}
        onPress={() => {
          press('talk', true);
          press('talk', false);
        }}
      >
        {hudTexts.battles}
      </Prompt>
    );
  }
  if (portal === null) return null;
  return (
    <Prompt
      icon={<DoorOpen />}
      hasArrived={arrivedAt?.kind === 'portal'}
      onPress={() => {
        press('up', true);
        // Held for about two frames, because the world reads its keys once a tick.
        setTimeout(() => press('up', false), 80);
      }}
    >
      {hudTexts.portalTo(portal)}
    </Prompt>
  );
}

const isAt = (arrivedAt: WalkTarget | TravelGoal | null, { kind, id }: WalkTarget) =>
  arrivedAt?.kind === kind && arrivedAt.id === id;

interface PromptProps {
  readonly icon: ReactNode;
  /** The player walked here on purpose, so that the next key press is for this button. */
  readonly hasArrived: boolean;
  readonly keyCode?: string;
  readonly onPress: () => void;
  readonly children: string;
}

function Prompt({ icon, hasArrived, keyCode, onPress, children }: PromptProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasArrived) button.current?.focus();
  }, [hasArrived]);
  const upKey = useStore(controlStore, ({ keys }) => keys.up[0] ?? '');
  return (
    <button ref={button} type="button" data-world-prompt className={styles.prompt} onClick={onPress}>
      <span aria-hidden="true">{icon}</span>
      {children}
      <kbd aria-hidden="true">{keyLabel(keyCode ?? upKey)}</kbd>
    </button>
  );
}
