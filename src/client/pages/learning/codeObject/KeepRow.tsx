import { Anchor, Check } from 'lucide-react';
import { useShareCodeObject } from '#client/net/world/codeObjects.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { codeObjectTexts } from './texts.ts';
import styles from './CodeObjectEditor.module.css';

export interface KeepRowProps {
  readonly objectId: number;
  /** Whether friends see the program that was kept; null before one was. */
  readonly isShared: boolean | null;
  /** The program as it stands has met the goal here. */
  readonly canKeep: boolean;
  /** The program as it stands is the one that was kept. */
  readonly isKept: boolean;
  /** The judge looks at it. */
  readonly isKeeping: boolean;
  readonly onKeep: () => void;
  readonly onFailure: () => void;
}

/** Leaves the program in the world, and says who sees it. */
export function KeepRow(props: KeepRowProps) {
  const { objectId, isShared, canKeep, isKept, isKeeping } = props;
  const share = useShareCodeObject({ onError: props.onFailure });
  // A pressed switch shows its new state at once.
  const isOn = share.isPending ? share.variables.isShared : isShared;
  const isReady = canKeep && !isKept;
  return (
    <Row>
      {isOn === null ? (
        <Hint grow>{codeObjectTexts.nothingKept}</Hint>
      ) : (
        <Stack grow>
          <Switch
            label={codeObjectTexts.share}
            checked={isOn}
            onChange={(isShown) => share.mutate({ objectId, isShared: isShown })}
          />
        </Stack>
      )}
      <Button
        tone={isReady ? 'danger' : 'alt'}
        className={isReady ? styles.ready : undefined}
        disabled={isKept}
        busy={isKeeping}
        icon={isKept ? <Check /> : <Anchor />}
        onClick={props.onKeep}
      >
        {isKeeping ? codeObjectTexts.keeping : isKept ? codeObjectTexts.kept : codeObjectTexts.keep}
      </Button>
    </Row>
  );
}
