elsewhere-open-in-another-window = { -game } مفتوحة في نافذة أخرى
elsewhere-looks-on = لا تلعب إلا نافذة واحدة في كل مرة. أغلق الأخرى، فتعمل هذه بعد ثوانٍ.
elsewhere-played-there = اللعب جارٍ هناك
elsewhere-no-match-there = لا مباراة جارية هناك.
elsewhere-close-this-window = أغلق هذه النافذة
