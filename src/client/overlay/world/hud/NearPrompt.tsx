import { Braces, DoorOpen, Flag, MessageCircle, Swords, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import { controlStore } from '#client/stores/controlStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { keyLabel } from '#client/ui/keys/keyLabel.ts';
import { useKeyLayout } from '#client/ui/keys/useKeyLayout.ts';
import type { PlacePage } from '#shared/content/maps/mapTypes.ts';
import { npcById } from '#shared/content/npcs.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { hudTexts } from './texts.ts';
import type { Near } from './useWorldEvents.ts';
import styles from './Hud.module.css';

interface Offer {
  readonly icon: ReactNode;
  /** Whether an automatic walk has led here. */
  readonly hasArrived: boolean;
  readonly label: string;
}

/** A button for the action that is possible here. One key carries out each of them. */
export function NearPrompt({ near }: { readonly near: Near }) {
  const bridge = useBridge();
  const { arrivedAt } = near;
  const met = useStore(surroundingsStore, ({ entities }) =>
    entities.find(({ kind, id, isNear }) => isNear && kind === 'player' && isAt(arrivedAt, { kind, id })),
  );
  if (met) return <MetPrompt met={met} />;
  const offer = offerOf(near);
  if (offer === null) return null;
  const { icon, hasArrived, label } = offer;
  const doIt = (down: boolean) => bridge.ask((world) => world.press('talk', down));
  return (
    <Prompt
      icon={icon}
      hasArrived={hasArrived}
      onPress={() => {
        doIt(true);
        doIt(false);
      }}
    >
      {label}
    </Prompt>
  );
}

const PLACES: Readonly<Record<PlacePage, readonly [icon: ReactNode, label: string]>> = {
  battles: [<Swords key="battles" />, hudTexts.battles],
  stages: [<DoorOpen key="stages" />, hudTexts.enterStages],
};

/** The key's action here, in the order in which the world asks who takes it. */
function offerOf({ npcId, portal, courseId, objectId, placeId, placePage, arrivedAt }: Near): Offer | null {
  const npc = npcId === null ? undefined : npcById(npcId);
  const offer = (icon: ReactNode, label: string, target: WalkTarget | null): Offer => ({
    icon,
    label,
    hasArrived: target === null ? arrivedAt?.kind === 'portal' : isAt(arrivedAt, target),
  });
  if (npc) return offer(<MessageCircle />, hudTexts.talkTo(npc.name), { kind: 'npc', id: npc.id });
  if (portal !== null) return offer(<DoorOpen />, hudTexts.portalTo(portal), null);
  if (courseId !== null) return offer(<Flag />, hudTexts.startRun, { kind: 'course', id: courseId });
  if (placeId !== null && placePage !== null)
    return offer(...PLACES[placePage], { kind: 'place', id: placeId });
  if (objectId !== null) return offer(<Braces />, hudTexts.moveByCode, { kind: 'object', id: objectId });
  return null;
}

/** The player that one has walked to. The world knows no key for players, so that the page listens to it. */
function MetPrompt({ met }: { readonly met: { readonly id: number; readonly name: string } }) {
  const codes = useStore(controlStore, ({ keys }) => keys.talk);
  const { id } = met;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (event.repeat || isTyping || !codes.includes(event.code)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openDialog('chatUser', { userId: id });
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [codes, id]);
  return (
    <Prompt icon={<UserRound />} hasArrived onPress={() => openDialog('chatUser', { userId: id })}>
      {hudTexts.talkTo(met.name)}
    </Prompt>
  );
}

const isAt = (arrivedAt: WalkTarget | TravelGoal | null, { kind, id }: WalkTarget) =>
  arrivedAt?.kind === kind && arrivedAt.id === id;

interface PromptProps {
  readonly icon: ReactNode;
  /** The player walked here on purpose, so that the next key press is for this button. */
  readonly hasArrived: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Prompt({ icon, hasArrived, onPress, children }: PromptProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasArrived) button.current?.focus();
  }, [hasArrived]);
  const key = useStore(controlStore, ({ keys }) => keys.talk[0] ?? '');
  const layout = useKeyLayout();
  return (
    <Button ref={button} icon={icon} data-world-prompt className={styles.prompt} onClick={onPress}>
      {children} <kbd aria-hidden="true">{keyLabel(key, layout)}</kbd>
    </Button>
  );
}
