import { useQuery } from '@tanstack/react-query';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { CertificatePaper } from './CertificatePaper.tsx';
import { rewardTexts } from './texts.ts';

/** The same paper as under the certificates of stories. */
const BACKGROUND = '/ui/covers/certificate.webp';

/** The certificate for a place in a competition; it lies in the collection as well. */
export function CompetitionCertificateDialog({
  payload,
}: {
  readonly payload: DialogPayloads['competitionCertificate'];
}) {
  const certificate = useQuery({
    ...competitionQueries.certificate(payload.channelId, payload.competitionId),
    select: (award) => ({ ...award, background: BACKGROUND }),
  });
  return <CertificatePaper title={rewardTexts.award} query={certificate} failed={rewardTexts.awardFailed} />;
}
