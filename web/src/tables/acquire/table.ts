export { default as Example } from './Example.svelte'
export { default as Table } from './AcquireTable.svelte'
export { script } from './scenes'
