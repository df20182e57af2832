import { Chip } from '#client/ui/chip/Chip.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { BadgeCheck, Smartphone } from 'lucide-react';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { IdentityCheck, type IdentityCheckProps } from '#client/ui/identity/IdentityCheck.tsx';
import { GuardianCard } from './GuardianFrame.tsx';
import { guardianPageTexts } from './texts.ts';

const texts = guardianPageTexts.identity;

export interface IdentityCardProps extends Pick<IdentityCheckProps, 'open' | 'read'> {
  readonly isVerified: boolean;
  readonly onVerified: () => void;
}

/** In place of the code: the guardian proves to be an adult in the provider's window. */
export function IdentityCard({ open, read, isVerified, onVerified }: IdentityCardProps) {
  return (
    <GuardianCard title={texts.title} icon={<Smartphone aria-hidden="true" />}>
      {isVerified ? (
        <Row role="status">
          <Chip tone="success" icon={<BadgeCheck aria-hidden="true" />}>
            {texts.done}
          </Chip>
        </Row>
      ) : (
        <>
          <Hint>{texts.lead}</Hint>
          <IdentityCheck
            label={texts.start}
            open={open}
            read={read}
            onVerified={onVerified}
            wordsOf={userMessageOf}
          />
        </>
      )}
    </GuardianCard>
  );
}
