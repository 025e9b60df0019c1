export { default as Example } from './Example.svelte'
export { default as Table } from './StockpileTable.svelte'
export { script } from './scenes'
