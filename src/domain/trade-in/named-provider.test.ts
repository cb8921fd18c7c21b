import { independentProvider, shownProvider } from './named-provider'

const url = 'https://values.example/v1'
const settings = (name: string, valuationUrl: string) => ({
  'tradeIn.valuationProvider': name,
  'integrations.valuationUrl': valuationUrl,
})

describe('the provider of trade-in valuations', () => {
  it.each([
    ['Value Guide', url, 'Value Guide'],
    ['Value Guide', '', ''],
    ['', url, ''],
  ])('named %j with the service %j is shown as %j [CB-13]', (name, service, shown) =>
    expect(independentProvider(settings(name, service))).toBe(shown),
  )

  it.each([
    ['Value Guide', 'Value Guide', 'Value Guide'],
    ['values.example', '', null],
    ['Comparable stock', '', 'Comparable stock'],
    [null, 'Value Guide', null],
  ])('of an offer by %j, with the name %j, is shown as %j', (provider, name, shown) =>
    expect(shownProvider(provider, settings(name, url))).toBe(shown),
  )
})
