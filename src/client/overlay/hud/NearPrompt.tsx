import { DoorOpen, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { controlStore } from '#client/stores/controlStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { npcById } from '#shared/content/npcs.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { hudTexts } from './texts.ts';
import type { Near } from './useWorldMoments.ts';
import styles from './NearPrompt.module.css';

/** The one thing that can be done right here, as a button with its key. */
export function NearPrompt({ near: { npcId, portal } }: { readonly near: Near }) {
  const bridge = useBridge();
  const npc = npcId === null ? undefined : npcById(npcId);
  if (npc) {
    return (
      <Prompt icon={<MessageCircle />} onPress={() => openDialog('npc', { npcId: npc.id })}>
        {hudTexts.talkTo(npc.name)}
      </Prompt>
    );
  }
  if (portal === null) return null;
  const press = (down: boolean) => bridge.ask((world) => world.press('up', down));
  return (
    <Prompt
      icon={<DoorOpen />}
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

interface PromptProps {
  readonly icon: ReactNode;
  readonly onPress: () => void;
  readonly children: string;
}

function Prompt({ icon, onPress, children }: PromptProps) {
  const upKey = useStore(controlStore, ({ keys }) => keys.up[0] ?? '');
  return (
    <button type="button" className={styles.prompt} onClick={onPress}>
      <span aria-hidden="true">{icon}</span>
      {children}
      <kbd aria-hidden="true">{keyLabel(upKey)}</kbd>
    </button>
  );
}
