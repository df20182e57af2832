import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { questQueries } from '#client/net/queries/questQueries.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { rewardTexts } from './texts.ts';
import styles from './CertificateDialog.module.css';

/** A certificate as it is printed: the server's words over the drawn paper. */
export function CertificateDialog({ payload }: { readonly payload: DialogPayloads['certificate'] }) {
  const certificate = useQuery(questQueries.certificate(payload.userCertificateId));
  return (
    <Dialog
      title={rewardTexts.certificate}
      titleTone="ok"
      width={980}
      footer={
        <Button disabled={certificate.data === undefined} onClick={() => window.print()}>
          {rewardTexts.print}
        </Button>
      }
    >
      <ListBody query={certificate} failed={rewardTexts.certificateFailed}>
        {({ svg, background }) => (
          <div className={styles.sheet}>
            <img src={background} alt="" />
            <Words svg={svg} />
          </div>
        )}
      </ListBody>
    </Dialog>
  );
}

/** Lies in the page itself, because a picture of its own would not have the page's fonts. */
function Words({ svg }: { readonly svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const words = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    host.current?.replaceChildren(document.importNode(words, true));
  }, [svg]);
  return <div ref={host} className={styles.words} />;
}
