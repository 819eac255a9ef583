elsewhere-open-in-another-window = { -game } مفتوحة في نافذة أخرى
elsewhere-looks-on = لا يمكن اللعب إلا في نافذة واحدة. أغلق الأخرى، تتابع هذه بعد ثوانٍ.
elsewhere-played-there = اللعب جارٍ هناك
elsewhere-no-match-there = لا مباراة جارية هناك.
elsewhere-close-this-window = أغلق هذه النافذة
