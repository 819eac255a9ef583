startup-no-assets = لا تجد { -game } صورها وأصواتها. فُك ضغط التنزيل كله، وأبقِ المجلد assets بجانب البرنامج.
startup-no-display = لم توجد شاشة عرض. شغّل { -game } من جلسة سطح المكتب، أو اضبط DISPLAY أو WAYLAND_DISPLAY.
startup-display-unreachable =
    { KIND($name) ->
        [none] لا تستطيع { -game } فتح نافذة هنا. شغّلها من جلسة سطح المكتب.
       *[other] تعذّر الوصول إلى الشاشة { $name }. شغّل { -game } من جلسة سطح المكتب، أو اضبط DISPLAY أو WAYLAND_DISPLAY على شاشة تستجيب.
    }
startup-no-graphics =
    { $linux ->
        [yes] لم يوجد برنامج تشغيل رسوميات صالح. ثبّت برنامج Vulkan أو OpenGL لبطاقتك (في Debian وUbuntu تكفي غالبًا الحزمة mesa-vulkan-drivers).
       *[no] لم يوجد برنامج تشغيل رسوميات صالح. ثبّت أحدث برنامج لبطاقة الرسوميات.
    }
startup-crashed = تعطلت { -game }. مبارياتك محفوظة. التقرير: { $place }
