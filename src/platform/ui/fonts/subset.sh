#!/bin/sh
# Makes the four font files of this folder from IBM Plex (SIL OFL 1.1) with fonttools and brotli (pip):
# only the letters Egypt and the Emirates read and write, none of the names that are reserved to IBM.
# sh subset.sh, from the root of the checkout, after npm install.
here=src/platform/ui/fonts
from=node_modules/@fontsource
arabic="U+0600-061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066D,U+0670,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C-200F"
latin="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032-2033,U+2039-203A,U+2066-2069,U+20AC,U+2122,U+2190-2193,U+2212"
for weight in 400 600; do
  pyftsubset "$from/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-$weight-normal.woff2" --unicodes="$arabic" \
    --layout-features='*' --name-IDs='0,13,14' --flavor=woff2 --output-file="$here/arabic-$weight.woff2"
  pyftsubset "$from/ibm-plex-sans/files/ibm-plex-sans-latin-$weight-normal.woff2" --unicodes="$latin" \
    --layout-features='kern,liga,ccmp,locl,mark,mkmk,tnum,lnum' --name-IDs='0,13,14' --flavor=woff2 \
    --output-file="$here/latin-$weight.woff2"
done
