import { Heart, PartyPopper, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import type { SharedStage } from '#shared/contract/learning/ownStages.ts';
import { ownStageTexts as texts } from './texts.ts';

type Counted = Pick<SharedStage, 'heartCount' | 'playCount' | 'solveCount' | 'isRemix' | 'root'>;

/** Hearts, players and solvers of a stage, and the one that it began from. */
export function StageFacts({ stage }: { readonly stage: Counted }) {
  const { heartCount, playCount, solveCount, isRemix, root } = stage;
  return (
    <>
      <Cluster gap={2}>
        <Fact icon={<Heart size={14} aria-hidden="true" />} label={texts.hearts(heartCount)}>
          {heartCount}
        </Fact>
        <Fact icon={<Users size={14} aria-hidden="true" />} label={texts.plays(playCount)}>
          {playCount}
        </Fact>
        <Fact icon={<PartyPopper size={14} aria-hidden="true" />} label={texts.solves(solveCount)}>
          {solveCount}
        </Fact>
      </Cluster>
      {isRemix && (
        <Text as="span" size="caption" tone="soft">
          {root ? texts.remixOf(root.title, root.nickname) : texts.remixLost}
        </Text>
      )}
    </>
  );
}

function Fact({
  icon,
  label,
  children,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: number;
}) {
  return (
    <span role="img" aria-label={label} title={label}>
      <Chip size="small" icon={icon}>
        {children}
      </Chip>
    </span>
  );
}
