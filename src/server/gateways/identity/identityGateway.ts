/** The three values for the provider's window and back, by the names of its form. */
export interface IdentityToken {
  readonly token_version_id: string;
  readonly enc_data: string;
  readonly integrity_value: string;
}

/** A window that may be opened, with the keys of its answer. */
export interface OpenedIdentity {
  readonly windowUrl: string;
  readonly token: IdentityToken;
  /** Secret of this one verification; it stays on the server. */
  readonly secret: string;
}

/** The facts of a provider about a person; only the needed ones are read. */
export interface ProvenIdentity {
  /** A date such as `1985-03-02`. */
  readonly birthDate: string;
  /** Connecting information: the same at every provider for the same person. */
  readonly ci: string;
}

/** Port for the verification of identities: a sandbox with a window of its own, and NICE. */
export interface IdentityGateway {
  readonly isSandbox: boolean;
  open(request: {
    readonly requestNo: string;
    readonly returnUrl: string;
    readonly now: Date;
  }): Promise<OpenedIdentity>;
  /** The person of an answer, whose integrity is checked before anything of it is decrypted. Throws IdentityRefused. */
  read(answer: {
    readonly requestNo: string;
    readonly secret: string;
    readonly tokenVersionId: string;
    readonly token: IdentityToken;
  }): ProvenIdentity;
}

/** FORGED: not the provider's answer, or not for this request. CANCELLED: the provider verified no person. */
export class IdentityRefused extends Error {
  readonly reason: 'FORGED' | 'CANCELLED';

  constructor(reason: IdentityRefused['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'IdentityRefused';
    this.reason = reason;
  }
}
