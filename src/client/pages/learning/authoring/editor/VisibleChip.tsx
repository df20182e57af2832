import { Eye, EyeOff } from 'lucide-react';
import { Chip } from '#client/ui/chip/Chip.tsx';
import type { ContentVisibleState } from '#shared/contract/learning/contentFields.ts';
import { lmsTexts as texts } from '../texts.ts';

/** Whether pupils see a content. */
export function VisibleChip({ state }: { readonly state: ContentVisibleState }) {
  const Icon = state === 'VISIBLE' ? Eye : EyeOff;
  return (
    <Chip tone={state === 'VISIBLE' ? 'success' : 'plain'} icon={<Icon aria-hidden="true" />}>
      {texts.states[state]}
    </Chip>
  );
}
