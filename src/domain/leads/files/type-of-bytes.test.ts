import { endingOf, typeOfBytes } from './type-of-bytes'

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
const file = (head: string, tail = head) => ({ head: bytes(head), tail: bytes(tail) })
const ZIP = 'PK\x03\x04'

describe('the type of a file by its content', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg', '.jpg'],
    ['\x89PNG\r\n\x1a\n', 'image/png', '.png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp', '.webp'],
    ['\x00\x00\x00\x18ftypheic\x00', 'image/heic', '.heic'],
    ['\x00\x00\x00\x18ftypmif1\x00', 'image/heic', '.heic'],
    ['%PDF-1.7', 'application/pdf', '.pdf'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/msword', '.doc'],
  ])('of %j is %s [ENQ-25]', (head, type, ending) => {
    expect(typeOfBytes(file(head))).toBe(type)
    expect(endingOf(type)).toBe(ending)
  })

  it('of a ZIP file with a folder “word” is Word’s, and of another none [ENQ-25]', () => {
    expect(typeOfBytes(file(ZIP, 'PK\x01\x02word/document.xml'))).toContain('wordprocessingml')
    expect(typeOfBytes(file(ZIP, 'PK\x01\x02xl/workbook.xml'))).toBeNull()
  })

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['<html>'],
    ['MZ\x90\x00'],
    ['GIF89a'],
    ['\x00\x00\x00\x18ftypmp42'],
    [''],
    ['ab%PDF-1.7'],
  ])('of %j is none [ENQ-25]', (head) => {
    expect(typeOfBytes(file(head))).toBeNull()
  })
})
