declare module 'virtual:texts/en' {
  const source: string
  export default source
}
declare module 'virtual:texts/ru' {
  const source: string
  export default source
}
declare module 'virtual:texts/it' {
  const source: string
  export default source
}
