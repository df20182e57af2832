/** The package's main file is CommonJS under an ESM name; Node can only import the .mjs, which ships without types. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer';
}
