import { useQuery } from '@tanstack/react-query';
import { certificateQueries } from '#client/net/world/certificates.ts';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { CertificatePaper } from './CertificatePaper.tsx';
import { rewardTexts } from './texts.ts';

/** A certificate of the child's collection: of a story, or of a place in a competition. */
export function CertificateDialog({ payload }: { readonly payload: DialogPayloads['certificate'] }) {
  const certificate = useQuery(certificateQueries.one(payload.userCertificateId));
  return (
    <CertificatePaper
      title={certificate.data?.isAward ? rewardTexts.award : rewardTexts.certificate}
      query={certificate}
      failed={rewardTexts.certificateFailed}
    />
  );
}
