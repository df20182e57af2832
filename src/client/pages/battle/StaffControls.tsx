import { Clock3, MonitorUp, Pause, Play, Square } from 'lucide-react';
import { useControlBattle } from '#client/net/battle/battles.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import type { ContestState } from '#shared/contract/battle/scoreboards.ts';
import { battleTexts } from './texts.ts';
import styles from './Race.module.css';

const texts = battleTexts.staff;
const MORE_MINUTES = 5;

interface StaffControlsProps {
  readonly code: string;
  readonly state: ContestState;
}

/** The teacher's controls over the race of a class: stop, go on, give time, end, and show it to all. */
export function StaffControls({ code, state }: StaffControlsProps) {
  const { id: channelId, channelDomain } = useChannel();
  const control = useControlBattle({ channelId, code });
  const runs = state === 'RUNNING' || state === 'PAUSED';
  const disabled = !runs || control.isPending;
  const end = () =>
    openDialog('confirm', {
      title: texts.endQuestion,
      detail: texts.endDetail,
      confirmLabel: texts.end,
      danger: true,
      onConfirm: () => control.mutate({ action: 'END' }),
    });
  return (
    <div className={styles.commands} role="group" aria-label={texts.controls}>
      {state === 'PAUSED' ? (
        <Button
          size="small"
          icon={<Play />}
          disabled={disabled}
          onClick={() => control.mutate({ action: 'RESUME' })}
        >
          {texts.resume}
        </Button>
      ) : (
        <Button
          size="small"
          tone="sea"
          icon={<Pause />}
          disabled={disabled}
          onClick={() => control.mutate({ action: 'PAUSE' })}
        >
          {texts.pause}
        </Button>
      )}
      <Button
        size="small"
        tone="alt"
        icon={<Clock3 />}
        disabled={disabled}
        onClick={() => control.mutate({ action: 'EXTEND', minutes: MORE_MINUTES })}
      >
        {texts.extend}
      </Button>
      <Button size="small" tone="danger" icon={<Square />} disabled={disabled} onClick={end}>
        {texts.end}
      </Button>
      <ButtonLink
        size="small"
        to={paths.battleScreen(channelDomain, code)}
        icon={<MonitorUp aria-hidden="true" />}
      >
        {texts.screen}
      </ButtonLink>
    </div>
  );
}
