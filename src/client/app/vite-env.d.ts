interface ImportMetaEnv {
  /** Address that error notices name; set at build time. */
  readonly VITE_SUPPORT_EMAIL?: string;
}
