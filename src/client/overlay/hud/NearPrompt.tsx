import { DoorOpen, MessageCircle, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { WalkTarget } from '#client/bridge/moments.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { npcById } from '#shared/content/npcs.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { hudTexts } from './texts.ts';
import type { Near } from './useWorldMoments.ts';
import styles from './NearPrompt.module.css';

/** The one thing that can be done right here, as a button with its key. */
export function NearPrompt({ near: { npcId, portal, arrivedAt } }: { readonly near: Near }) {
  const bridge = useBridge();
  const met = useStore(surroundingsStore, ({ sights }) =>
    sights.find(({ kind, id, isNear }) => isNear && kind === 'player' && isAt(arrivedAt, { kind, id })),
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
  const npc = npcId === null ? undefined : npcById(npcId);
  if (npc) {
    return (
      <Prompt
        icon={<MessageCircle />}
        hasArrived={isAt(arrivedAt, { kind: 'npc', id: npc.id })}
        onPress={() => openDialog('npc', { npcId: npc.id })}
      >
        {hudTexts.talkTo(npc.name)}
      </Prompt>
    );
  }
  if (portal === null) return null;
  const press = (down: boolean) => bridge.ask((world) => world.press('up', down));
  return (
    <Prompt
      icon={<DoorOpen />}
      hasArrived={arrivedAt?.kind === 'portal'}
      onPress={() => {
        press(true);
        // Held for a frame or two, as a finger would: the world looks at its keys once a step.
        setTimeout(() => press(false), 80);
      }}
    >
      {hudTexts.portalTo(portal)}
    </Prompt>
  );
}

const isAt = (arrivedAt: WalkTarget | null, { kind, id }: WalkTarget) =>
  arrivedAt?.kind === kind && arrivedAt.id === id;

interface PromptProps {
  readonly icon: ReactNode;
  /** One has come here on purpose: the next key press is for this. */
  readonly hasArrived: boolean;
  /** What else presses it; the key for up unless told. */
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
