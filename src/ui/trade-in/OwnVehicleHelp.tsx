import { limitWarning } from '@/domain/trade-in/limits'
import { isSameName } from '@/domain/trade-in/same-name'
import { Notice } from '@/ui/primitives/Notice'
import { listId, suggested } from './suggestions'
import { useModelChoices, useTradeInChoices } from './use-trade-in-choices'

interface Props {
  /** Prefix of the form's element ids. */
  id: string
  answerTo: (field: string) => string
}

/**
 * Helps to describe the shopper's vehicle: suggests the makes, models, badges and years in stock, though anything else may be
 * entered, and says when an estimate is generally not given (TRADE-06).
 */
export default function OwnVehicleHelp({ id, answerTo }: Props) {
  const choices = useTradeInChoices()
  const ofMake = choices?.makes.find(({ name }) => isSameName(name, answerTo('make')))
  const model = ofMake?.models.find((each) => isSameName(each, answerTo('model')))
  const ofModel = useModelChoices(ofMake && model ? { make: ofMake.name, model } : null)
  const lists = {
    make: choices?.makes.map(({ name }) => name),
    model: ofMake?.models,
    badge: ofModel?.badges,
    year: ofModel?.years.map(String),
  }
  const entered = { year: yearOf(answerTo('year')), km: kilometresOf(answerTo('kms')) }
  const warning = choices && limitWarning(entered, choices.limits, new Date())
  return (
    <>
      {suggested.map((field) => (
        <datalist key={field} id={listId(id, field)}>
          {lists[field]?.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
      <div role="status">{warning && <Notice look="caution">{warning}</Notice>}</div>
    </>
  )
}

/** Null until all four digits are there. */
const yearOf = (text: string): number | null => (/^\s*\d{4}\s*$/.test(text) ? Number(text) : null)

function kilometresOf(text: string): number | null {
  const number = Number(text.replace(/[\s,]|kms?$/gi, ''))
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
