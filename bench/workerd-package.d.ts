/** The package has no types: CommonJS, whose `default` is where its program is. */
declare module 'workerd' {
  const workerd: { default: string; version: string }
  export default workerd
}
