/** Signs and words that mean one currency everywhere: the code, then how it is written (`_` for a space). */
export const SURE_SIGNS = `
EUR € euro euros
GBP £
TRY ₺ tl
INR ₹
KRW ₩ 원
ILS ₪ ש״ח
VND ₫ đ vnđ
RUB ₽ руб руб. рублей р. р
UAH ₴ грн грн.
PLN zł pln
CZK kč
HUF ft
RON lei
BGN лв лв.
THB ฿ บาท
PHP ₱
NGN ₦
IDR rp
MYR rm
BRL r$
USD us$ $us usd$
CAD c$ ca$ cad$
AUD a$ au$
NZD nz$
SGD s$ sg$ sgd$
HKD hk$
TWD nt$
MXN mx$
JPY 円
CNY 元 人民币 rmb yuan
EGP l.e l.e. le £e e£ ج.م ج.م. جنيه جنيه_مصري
AED د.إ د.إ. درهم dhs dhs.
SAR ر.س ر.س. ريال ريال_سعودي
KWD د.ك د.ك. kd
BHD د.ب د.ب. bd
QAR ر.ق ر.ق.
OMR ر.ع ر.ع.
JOD د.أ د.أ.
MAD د.م د.م.
DZD د.ج د.ج. دج
TND د.ت د.ت. dt
LBP ل.ل ل.ل.
SYP ل.س ل.س.
IQD ع.د د.ع د.ع.
LYD ل.د
SDG ج.س ج.س.
YER ر.ي ر.ى. ر.ي.
MRU أ.م.
KMF ف.ج.ق.
DJF fdj
XAF fcfa
IRT تومان
KZT ₸ тг
GEL ₾
AZN ₼
PYG ₲
CRC ₡
GHS ₵ gh₵
KES ksh kshs
TZS tsh
CHF chf sfr fr.
`

/** A currency, then the countries whose shops charge in it. */
export const COUNTRIES_OF_CURRENCY = `
USD US
GBP GB UK
AED AE
EGP EG
CNY CN
TRY TR
SAR SA
KWD KW
BHD BH
QAR QA
OMR OM
JOD JO
LBP LB
IQD IQ
TND TN
DZD DZ
MAD MA
LYD LY
ILS IL
JPY JP
KRW KR
INR IN
PKR PK
LKR LK
VND VN
THB TH
IDR ID
MYR MY
SGD SG
PHP PH
HKD HK
TWD TW
AUD AU
NZD NZ
CAD CA
MXN MX
BRL BR
ARS AR
CLP CL
COP CO
PEN PE
CHF CH
SEK SE
NOK NO
DKK DK
ISK IS
PLN PL
CZK CZ
HUF HU
RON RO
BGN BG
RSD RS
UAH UA
RUB RU
KZT KZ
ZAR ZA
NGN NG
KES KE
GHS GH
NPR NP
EUR DE FR ES IT NL BE AT IE PT FI GR SK SI EE LV LT LU HR MT CY
`
